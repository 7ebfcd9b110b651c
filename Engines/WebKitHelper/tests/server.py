"""A web server on the loopback address, with two origins: 127.0.0.1 and localhost."""

import base64
import http.server
import threading
import time


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def respond(self, body=b"", kind="text/html", status=200, headers=()):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        for name, value in headers:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self):
        length = int(self.headers.get("Content-Length", 0))
        self.respond(b"<title>posted</title>" + self.rfile.read(length))

    def do_GET(self):
        path = self.path.split("?")[0]
        server = self.server.owner
        server.requests.append((path, dict(self.headers)))
        if path in server.pages:
            body, kind = server.pages[path]
            self.respond(body.encode() if isinstance(body, str) else body, kind)
        elif path == "/redirect":
            self.respond(status=302, headers=[("Location", "/end")])
        elif path == "/loop":
            self.respond(status=302, headers=[("Location", "/loop")])
        elif path == "/nocontent":
            self.send_response(204)
            self.end_headers()
        elif path == "/slow":
            time.sleep(3)
            self.respond(b"<title>slow</title>")
        elif path == "/closed":
            self.close_connection = True
        elif path == "/cookie":
            self.respond(b"<title>cookie</title>", headers=[("Set-Cookie", "a=1; HttpOnly; SameSite=Lax")])
        elif path == "/private":
            if self.headers.get("Authorization") == "Basic " + base64.b64encode(b"me:secret").decode():
                self.respond(b"<title>welcome</title>")
            else:
                self.respond(b"<title>no</title>", status=401, headers=[("WWW-Authenticate", 'Basic realm="here"')])
        elif path == "/attachment":
            self.respond(b"12345", "application/octet-stream", headers=[("Content-Disposition", 'attachment; filename="a.bin"')])
        else:
            self.respond(f"<title>{path[1:]}</title><p>{path}".encode(), status=404 if path == "/missing" else 200)


class Server:
    def __init__(self):
        self.pages = {}
        self.requests = []
        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.http.owner = self
        self.port = self.http.server_address[1]
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def page(self, path, body, kind="text/html"):
        self.pages[path] = (body, kind)
        return self.url(path)

    def url(self, path, host="127.0.0.1"):
        return f"http://{host}:{self.port}{path}"
