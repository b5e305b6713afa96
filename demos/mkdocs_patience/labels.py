"""The words of the demo's buttons and notices, for the page's script."""

from collections.abc import Mapping
from gettext import NullTranslations


def N_(text: str) -> str:  # noqa: N802 - the name that gettext tools look for
    """Marks a sentence for translation."""
    return text


LABELS: Mapping[str, str] = {
    "play": N_("Play"),
    "how": N_("Tap a card, then where it is to go. Keys: arrows, Enter, U takes back."),
    "loading": N_("Loading the rules … {loaded} of {total} MB"),
    "cancel": N_("Cancel"),
    "ready": N_("Ready: it is your turn."),
    "controls": N_("Controls"),
    "undo": N_("Undo"),
    "redo": N_("Redo"),
    "restart": N_("Restart"),
    "new": N_("New deal"),
    "number": N_("Deal number"),
    "go": N_("Deal"),
    "variants": N_("Variants"),
    "rule": N_("Rule {number}"),
    "variant": N_("To the variant"),
    "back": N_("Back to the game"),
    "dealt": N_("Deal no. {number} lies ready."),
    "put_back": N_("Put back."),
    "bad_deal": N_("There is no such deal. Deal numbers run from 1 to 999999."),
    "bad_variant": N_("The link names a variant that does not exist here; it was left out."),
    "nothing_to_undo": N_("There is no move to take back."),
    "nothing_to_redo": N_("There is no move to make again."),
    "retry": N_("Try again"),
    "previous": N_("Back"),
    "next": N_("Next"),
    "step": N_("Step {number} of {total}"),
    "start": N_("Start position"),
    "E_OFFLINE": N_("The rules could not be loaded: there is no connection."),
    "E_FILE": N_("The rules could not be loaded: a file is missing or damaged on the server."),
    "E_WASM": N_("The rules could not be loaded: a file is missing or damaged on the server."),
    "E_WASM_INIT": N_("This browser refuses to run the rules, or has too little memory for them."),
    "E_NO_WASM": N_("This browser cannot run the rules: WebAssembly is switched off, as in Lockdown Mode."),
    "E_TIMEOUT": N_("The rules are taking too long to load."),
    "E_WORKER": N_("The rules have stopped working."),
    "E_RECORD": N_("This game could not be continued; the deal was laid out afresh."),
    "E_OTHER": N_("Something went wrong on our side."),
}


def labels(translations: NullTranslations) -> dict[str, str]:
    """Gives the labels in a language."""
    return {name: translations.gettext(text) for name, text in LABELS.items()}
