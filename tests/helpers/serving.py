"""Folders on a plain static server of this machine."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread


class Quiet(SimpleHTTPRequestHandler):
    """Tells nobody who asked for what."""

    def log_message(self, *_: object) -> None:
        pass


class Forgiving(Quiet):
    """Answers wrong addresses with a page of the folder, as hosts of static files do."""

    def __init__(self, *arguments: object, lost: str = "404.html", **options: object) -> None:
        self.lost = lost
        super().__init__(*arguments, **options)

    def send_error(self, code: int, *_: object) -> None:
        body = Path(self.directory, self.lost).read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(body)


class _Server(ThreadingHTTPServer):
    def handle_error(self, *_: object) -> None:
        """A browser that stops reading is no news."""


@contextmanager
def served(folder: Path, handler: type[SimpleHTTPRequestHandler] = Quiet, **given: object) -> Iterator[str]:
    """Serves a folder on a free port, and gives the address, with a slash at its end."""
    server = _Server(("127.0.0.1", 0), partial(handler, directory=str(folder), **given))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
