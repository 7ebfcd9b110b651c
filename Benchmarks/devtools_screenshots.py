#!/usr/bin/env python3
"""Six screenshots of a page driven directly over the DevTools protocol: the peer of `make bench`.

Usage: devtools_screenshots.py PAGE

Starts headless Chromium and loads PAGE (a file) at an iPhone X's size. Then each line on standard
input asks for a round: six captures with the protocol's defaults, three upright and three on the
side, each written to disk as PNG. The seconds of each round are printed.
"""

import base64
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time


class Browser:
    """A Chromium spoken to over its debugging pipe."""

    def __init__(self, home):
        command = [
            os.environ.get("FANLIGHT_CHROMIUM") or shutil.which("chromium") or "chromium",
            "--headless", "--remote-debugging-pipe",
            "--hide-scrollbars", "--no-first-run", "--disable-gpu", f"--user-data-dir={home}",
            "--allow-file-access-from-files",
        ]
        prefix = []
        if os.getuid() == 0:
            os.chown(home, 65534, 65534)
            prefix = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        self.process = subprocess.Popen(
            prefix + ["sh", "-c", 'exec "$@" 3<&0 4>&1', "sh"] + command,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": home}, cwd="/",
        )
        self.buffer = b""
        self.last = 0

    def read(self):
        while b"\0" not in self.buffer:
            chunk = os.read(self.process.stdout.fileno(), 1 << 20)
            if not chunk:
                sys.exit("the browser ended")
            self.buffer += chunk
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, session=None, **params):
        self.last += 1
        message = {"id": self.last, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        self.process.stdin.write(json.dumps(message).encode() + b"\0")
        self.process.stdin.flush()
        while True:
            answer = self.read()
            if answer.get("id") == self.last:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def wait(self, event):
        while self.read().get("method") != event:
            pass


def main():
    page = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        home = os.path.join(folder, "home")
        os.mkdir(home)
        os.chmod(folder, 0o755)
        # The unprivileged browser must be able to read the page, whatever folder it is in.
        site = os.path.join(folder, "site")
        shutil.copytree(page.parent, site)
        browser = Browser(home)
        target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        browser.call("Page.enable", session)

        def size(width, height):
            browser.call(
                "Emulation.setDeviceMetricsOverride", session, width=width, height=height,
                deviceScaleFactor=3, mobile=True)

        size(375, 812)
        browser.call("Page.navigate", session, url=f"file://{site}/{page.name}")
        browser.wait("Page.loadEventFired")
        for _ in sys.stdin:
            start = time.perf_counter()
            for index, (width, height) in enumerate([(375, 812)] * 3 + [(812, 375)] * 3):
                size(width, height)
                data = browser.call("Page.captureScreenshot", session)["data"]
                with open(os.path.join(folder, f"shot{index}.png"), "wb") as file:
                    file.write(base64.b64decode(data))
            print(time.perf_counter() - start, flush=True)
        browser.process.stdin.close()
        browser.process.wait(10)


main()
