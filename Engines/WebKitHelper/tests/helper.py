"""A client of the helper's protocol (PROTOCOL.md) for tests."""

import json
import mmap
import os
import select
import subprocess
import time

HELPER = os.environ.get("HELPER", os.path.join(os.path.dirname(__file__), "../.build/gtk3/fanlight-webkit-helper"))


class Failed(Exception):
    """An error that the helper reported, with its code, message and advice."""

    def __init__(self, error):
        super().__init__(f"{error['code']}: {error['message']} {error.get('advice', '')}")
        self.code = error["code"]
        self.message = error["message"]


class Helper:
    def __init__(self, scale=1, options=(), environment=None):
        self.pixels = os.memfd_create("pixels", 0)
        self.process = subprocess.Popen(
            [HELPER, "--scale", str(scale), "--pixels", str(self.pixels), *options],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=[self.pixels],
            env={**os.environ, **(environment or {})})
        self.buffer = b""
        self.events = []
        self.responses = {}
        self.number = 0
        self.started = self.event("Engine.started", timeout=40)

    def read(self, timeout):
        """Reads one line; returns whether one arrived before the timeout."""
        end = time.monotonic() + timeout
        while b"\n" not in self.buffer:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.process.stdout], [], [], left)[0]:
                return False
            data = os.read(self.process.stdout.fileno(), 1 << 20)
            if not data:
                raise EOFError("the helper exited")
            self.buffer += data
        line, self.buffer = self.buffer.split(b"\n", 1)
        message = json.loads(line)
        if os.environ.get("TRACE"):
            print("<", line.decode()[:600])
        if "id" in message:
            self.responses[message["id"]] = message
        else:
            self.events.append(message)
        return True

    def event(self, method, page=None, timeout=15, where=None):
        """Waits for the first matching event, removes it from the received events, and returns its parameters."""
        index = 0
        end = time.monotonic() + timeout
        while True:
            while index < len(self.events):
                event = self.events[index]
                index += 1
                if event["method"] == "Engine.failed" and method != "Engine.failed":
                    raise Failed(event["params"])
                if event["method"] == method and page in (None, event.get("page")) and (
                        where is None or where(event["params"])):
                    self.events.remove(event)
                    return event["params"]
            if not self.read(max(0, end - time.monotonic())):
                raise TimeoutError(f"no event {method} within {timeout} s; received {[e['method'] for e in self.events]}")

    def send(self, method, **params):
        self.number += 1
        line = json.dumps({"id": self.number, "method": method, "params": params}) + "\n"
        self.process.stdin.write(line.encode())
        self.process.stdin.flush()
        return self.number

    def result(self, number, timeout=20):
        end = time.monotonic() + timeout
        while number not in self.responses:
            if not self.read(max(0, end - time.monotonic())):
                raise TimeoutError(f"no response to command {number}")
        response = self.responses.pop(number)
        if "error" in response:
            raise Failed(response["error"])
        return response["result"]

    def call(self, method, timeout=20, **params):
        return self.result(self.send(method, **params), timeout)

    def page(self, **configuration):
        return self.call("Page.create", **configuration)["page"]

    def load(self, page, timeout=20, **what):
        self.events = [e for e in self.events if e.get("page") != page]
        self.call("Page.load", page=page, **what)
        self.event("Page.finished", page, timeout)

    def evaluate(self, page, source, **more):
        return self.call("Page.evaluate", page=page, source=source, **more)["value"]

    def capture(self, page, **what):
        """Returns the width, the height, a function that maps x and y to (red, green, blue, alpha), and the bytes."""
        picture = self.call("Page.capture", page=page, **what)
        with mmap.mmap(self.pixels, picture["offset"] + picture["length"]) as memory:
            data = memory[picture["offset"]:picture["offset"] + picture["length"]]
        self.call("Engine.releasePixels", offset=picture["offset"])

        def pixel(x, y):
            start = y * picture["stride"] + x * 4
            blue, green, red, alpha = data[start:start + 4]
            return red, green, blue, alpha
        return picture["width"], picture["height"], pixel, data

    def close(self):
        if self.process.poll() is None:
            self.process.stdin.close()
            self.process.wait(15)
        os.close(self.pixels)
        self.process.stdout.close()


def processes():
    """Returns the names of the running processes of the helper, by process identifier."""
    found = {}
    for name in os.listdir("/proc"):
        if not name.isdigit():
            continue
        try:
            with open(f"/proc/{name}/comm") as file:
                command = file.read().strip()
            with open(f"/proc/{name}/stat") as file:
                state = file.read().rsplit(")", 1)[1].split()[0]
        except OSError:
            continue
        if state != "Z" and command.startswith(("fanlight-webkit", "fanlight-engine", "WebKit", "Xvfb", "bwrap", "xdg-dbus")):
            found[int(name)] = command
    return found


def files():
    """Returns the names of files that the helper or its display server created in the temporary directories."""
    names = {name for name in os.listdir("/tmp") if name.startswith(("fanlight-webkit-", ".X"))} - {".X11-unix"}
    try:
        return names | {f".X11-unix/{name}" for name in os.listdir("/tmp/.X11-unix")}
    except OSError:
        return names
