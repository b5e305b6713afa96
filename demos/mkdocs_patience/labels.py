"""The words of the demo's buttons and notices, for the page's script."""

from collections.abc import Mapping
from gettext import NullTranslations


def N_(text: str) -> str:  # noqa: N802 - the name that gettext tools look for
    """Marks a sentence for translation."""
    return text


LABELS: Mapping[str, str] = {
    # starting
    "play": N_("Play"),
    "continue": N_("Go on with deal no. {number}"),
    "example": N_("See the example"),
    "how": N_("Tap a card, then where it is to go; or drag it. Keys: arrows and Enter, ? for all."),
    "loading": N_("Loading the rules … {loaded} of {total} MB"),
    "loaded": N_("{loaded} of {total} MB"),
    "first_time": N_("The first time takes longer; after that the rules are kept on this device."),
    "cancel": N_("Cancel"),
    "ready": N_("Ready: it is your turn."),
    # playing
    "controls": N_("Controls"),
    "undo": N_("Undo"),
    "redo": N_("Redo"),
    "hint": N_("Hint"),
    "new": N_("New"),
    "more": N_("More"),
    "restart": N_("Same again"),
    "number": N_("Deal number"),
    "go": N_("Deal"),
    "variants": N_("Variants"),
    "rule": N_("Rule {number}"),
    "variant": N_("To the variant"),
    "back": N_("Back to the game"),
    "dealt": N_("Deal no. {number} lies ready."),
    "dealt_caption": N_("Deal no. {number}"),
    "undo_deal": N_("Back to the game before"),
    "put_back": N_("Put back."),
    "choose_source": N_("Where is the card to come from? Choose one of the marked piles."),
    "again": N_("Still not possible, for the same reason."),
    "nothing_to_undo": N_("There is no move to take back."),
    "nothing_to_redo": N_("There is no move to make again."),
    "nothing_safe": N_("No card can be played off without a second thought."),
    "finish": N_("Play off the rest ({count})"),
    "result": N_("Deal no. {number}. Moves: {moves}."),
    # links and what is kept
    "bad_deal": N_("There is no such deal. Deal numbers run from 1 to 999999."),
    "bad_variant": N_("The link names a variant that does not exist here; it was left out."),
    "bad_moves": N_("Move {number} is not possible here; the game stands as it was before."),
    "bad_saved": N_("The saved game could not be read; it was put aside, and a new deal lies ready."),
    "not_saved": N_("There is no room left to save the game on this device."),
    "other_tab": N_("This game has gone on in another tab."),
    "load_other": N_("Show it here"),
    "on_device": N_("This is kept on this device only."),
    # dialogs
    "close": N_("Close"),
    "share": N_("Share"),
    "link": N_("Link to this game"),
    "copy": N_("Copy"),
    "copied": N_("The link is on the clipboard."),
    "copy_yourself": N_("The link is marked: copy it now."),
    "statistics": N_("Statistics"),
    "count_played": N_("Games played"),
    "count_won": N_("Games won"),
    "count_streak": N_("Won in a row"),
    "count_best": N_("Most won in a row"),
    "count_hints": N_("Hints used"),
    "delete": N_("Delete the statistics"),
    "settings": N_("Settings"),
    "set_size": N_("Cards"),
    "size_M": N_("medium"),
    "size_L": N_("large"),
    "size_XL": N_("very large"),
    "set_colours": N_("Colours"),
    "colours_2": N_("two: red and black"),
    "colours_4": N_("four: ♠, ♥, ♦ and ♣ have one each"),
    "set_hand": N_("Layout"),
    "hand_right": N_("as in the text"),
    "hand_left": N_("mirrored, for the left hand"),
    "set_letters": N_("Letters"),
    "letters_page": N_("of this language"),
    "letters_international": N_("A, J, Q, K"),
    "set_motion": N_("Movement"),
    "motion_on": N_("cards glide"),
    "motion_off": N_("cards jump"),
    "set_auto": N_("Play off safe cards by itself"),
    "auto_off": N_("no"),
    "auto_on": N_("yes"),
    "set_timer": N_("Clock"),
    "timer_off": N_("hidden"),
    "timer_on": N_("shown"),
    "read": N_("Read the position"),
    "unseen": N_("What the layout does not show"),
    "print": N_("Print this page"),
    "keys": N_("All keys"),
    # the example
    "previous": N_("Back"),
    "next": N_("Next"),
    "play_all": N_("Play all"),
    "pause": N_("Pause"),
    "step": N_("Step {number} of {total}"),
    "start": N_("Start position"),
    "your_turn": N_("Your turn. Make this move yourself:"),
    "not_this": N_("The rules allow that, but the example goes on in another way."),
    # faults
    "retry": N_("Try again"),
    "details": N_("Details of the fault"),
    "E_OFFLINE": N_("The rules could not be loaded: there is no connection."),
    "E_FILE": N_("The rules could not be loaded: a file is missing or damaged on the server."),
    "E_WASM": N_("The rules could not be loaded: the program file is missing or damaged on the server."),
    "E_WASM_INIT": N_("The rules could not be started: the browser or the server forbids it."),
    "E_MEMORY": N_("The rules could not be started: the browser has too little memory for them."),
    "E_NO_WASM": N_("This browser cannot run the rules: WebAssembly is switched off, as in Lockdown Mode."),
    "E_TIMEOUT": N_("The rules have not answered for too long."),
    "E_WORKER": N_("The rules have stopped working."),
    "E_RECORD": N_("This game could not be continued; the deal was laid out afresh."),
    "E_OTHER": N_("Something went wrong on our side."),
}


KEYS = (
    N_("Arrows: to the next pile, within a column to the next card"),
    N_("Home, End, Ctrl + arrows: to the first pile, the last pile, the edge"),
    N_("1 to 9 and 0: to the column or place of that number"),
    N_("Enter, Space: take a card; on another pile: put it there"),
    N_("Shift + Enter: send the card where it clearly belongs"),
    N_("+, −: take one card more, one fewer"),
    N_("Esc: put back; once more: to the controls"),
    N_("U, Backspace, Ctrl + Z: undo"),
    N_("Shift + U, Ctrl + Y: redo"),
    N_("D: use the stock"),
    N_("H: hint, and the next hint"),
    N_("A: play off all safe cards"),
    N_("R: read the position"),
    N_("I: say what the layout does not show"),
    N_("L, K, J: as A, U, D, for the left hand"),
)


def labels(translations: NullTranslations) -> dict[str, str]:
    """Gives the labels in a language."""
    words = {name: translations.gettext(text) for name, text in LABELS.items()}
    return words | {"key_list": "\n".join(map(translations.gettext, KEYS))}
