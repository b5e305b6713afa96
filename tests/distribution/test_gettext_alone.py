"""`mkdocs-gettext` by itself: a site in two languages, without a game and without what plays one."""


def test_only_its_wheel_was_installed(stranger):
    installed = (stranger.folder / "alone.txt").read_text()
    assert "mkdocs-gettext" in installed.replace("_", "-")
    assert "playable" not in installed


def test_a_site_without_games_speaks_both_languages(stranger):
    site = stranger.folder / "tea" / "site"
    assert "Boil the water." in (site / "en/index.html").read_text("utf-8")
    assert "Koch das Wasser." in (site / "de/index.html").read_text("utf-8")
    assert not (site / "assets/patience").exists()
