"""A Chromium spoken to over its debugging pipe, for the peers of `make bench`."""

import json
import os
import shutil
import subprocess
import sys


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

    def send(self, method, session=None, **params):
        self.last += 1
        message = {"id": self.last, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        self.process.stdin.write(json.dumps(message).encode() + b"\0")
        self.process.stdin.flush()

    def call(self, method, session=None, **params):
        self.send(method, session, **params)
        while True:
            answer = self.read()
            if answer.get("id") == self.last:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def wait(self, event):
        while self.read().get("method") != event:
            pass
