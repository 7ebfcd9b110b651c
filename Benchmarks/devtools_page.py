#!/usr/bin/env python3
"""A page driven directly over the DevTools protocol: the peer of `page-workload` in `make bench`.

Usage: devtools_page.py ADDRESS

Each line on standard input asks for a round: "load" loads the page until its load event, "script"
evaluates one, "insets" changes the window until the page is notified of its new size. The seconds of
one step are printed.
"""

import os
import sys
import tempfile
import time

from devtools import Browser


def main():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        home = os.path.join(folder, "home")
        os.mkdir(home)
        os.chmod(folder, 0o755)
        browser = Browser(home)
        target = browser.call("Target.createTarget", url="about:blank", newWindow=True)["targetId"]
        session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        browser.call("Page.enable", session)
        browser.call("Runtime.enable", session)
        browser.call("Emulation.setFocusEmulationEnabled", session, enabled=True)
        browser.call("Runtime.addBinding", session, name="size")
        browser.call(
            "Page.addScriptToEvaluateOnNewDocument", session,
            source="addEventListener('resize', () => size(String(innerHeight)))")

        def size(height):
            browser.call(
                "Emulation.setDeviceMetricsOverride", session, width=375, height=height,
                deviceScaleFactor=3, mobile=True)

        def load(_):
            browser.call("Page.navigate", session, url=sys.argv[1])
            browser.wait("Page.loadEventFired")

        def script(_):
            browser.call(
                "Runtime.evaluate", session, expression="1 + 1", returnByValue=True,
                userGesture=True)

        def insets(index):
            # The event may come before the answer, which browser.call would drop; so it is sent
            # without waiting.
            browser.send(
                "Emulation.setDeviceMetricsOverride", session, width=375,
                height=668 + 50 * (index % 2), deviceScaleFactor=3, mobile=True)
            browser.wait("Runtime.bindingCalled")

        size(724)
        load(0)
        steps = {"load": (load, 10), "script": (script, 100), "insets": (insets, 20)}
        for line in sys.stdin:
            step, count = steps[line.strip()]
            start = time.perf_counter()
            for index in range(count):
                step(index)
            print((time.perf_counter() - start) / count, flush=True)
        browser.process.stdin.close()
        browser.process.wait(10)


main()
