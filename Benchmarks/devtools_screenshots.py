#!/usr/bin/env python3
"""Six screenshots of a page driven directly over the DevTools protocol: the peer of `make bench`.

Usage: devtools_screenshots.py PAGE

Starts headless Chromium and loads PAGE (a file) at an iPhone X's size. Then each line on standard
input asks for a round: six captures with the protocol's defaults, three upright and three on the
side, each written to disk as PNG. The seconds of each round are printed.
"""

import base64
import os
import pathlib
import shutil
import sys
import tempfile
import time

from devtools import Browser


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
