"""A static server on this machine as a good host runs it: compressed, and cached for ever."""

import gzip
import hashlib
import mimetypes
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import NamedTuple

import brotli  # type: ignore[import-untyped]

ROOT = Path(__file__).parent.parent
CACHE = ROOT / ".cache" / "brotli"


class Host(NamedTuple):
    """A running server: its address and the paths it was asked for, in order."""

    address: str
    asked: list[str]


def brotlied(content: bytes) -> bytes:
    """Compress at the highest level, which takes half a minute for WebAssembly, so the result is kept."""
    kept = CACHE / hashlib.sha256(content).hexdigest()
    if not kept.is_file():
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(brotli.compress(content))
    return kept.read_bytes()


def gzipped(content: bytes) -> bytes:
    """Compress at the highest level."""
    return gzip.compress(content, 9, mtime=0)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, *arguments: object, files: Mapping[str, bytes], asked: list[str]) -> None:
        self.files, self.asked = files, asked
        super().__init__(*arguments)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        path = self.path.partition("?")[0].lstrip("/")
        self.asked.append(path)
        content = self.files.get(path)
        if content is None:
            self.send_error(404)
            return
        content = brotlied(content)
        self.send_response(200)
        self.send_header("Content-Type", content_type(path))
        self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", "max-age=31536000, immutable")
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: object) -> None:
        pass


class Server(ThreadingHTTPServer):
    def handle_error(self, *_: object) -> None:
        """A browser that stops reading is no news."""


def content_type(path: str) -> str:
    """The MIME type by suffix; Pyodide's own `.mjs` is JavaScript too."""
    if path.endswith("/") or not path:
        return "text/html"
    if path.endswith((".js", ".mjs")):
        return "text/javascript"
    return mimetypes.guess_type(path)[0] or "application/octet-stream"


@contextmanager
def served(files: Mapping[str, bytes]) -> Iterator[Host]:
    """Serve files by path."""
    asked: list[str] = []
    server = Server(("127.0.0.1", 0), partial(Handler, files=files, asked=asked))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield Host(f"http://127.0.0.1:{server.server_port}/", asked)
    finally:
        server.shutdown()
        server.server_close()
