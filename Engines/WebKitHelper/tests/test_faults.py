"""No process and no file is left, however a process exits or is stopped."""

import os
import signal
import time
import unittest

from helper import Failed, Helper, files, processes

BEFORE = (set(processes()), files())


def left():
    return {p: c for p, c in processes().items() if p not in BEFORE[0]}, files() - BEFORE[1]


class Faults(unittest.TestCase):
    def start(self):
        helper = Helper()
        self.addCleanup(helper.close)
        page = helper.page()
        helper.load(page, html="<p>x")
        mine = left()[0]
        return helper, page, lambda name: [p for p, c in mine.items() if c.startswith(name)]

    def signal(self, identifiers, number):
        self.assertTrue(identifiers)
        for identifier in identifiers:
            os.kill(identifier, number)

    def assertNothingLeft(self):
        end = time.monotonic() + 8
        while any(left()) and time.monotonic() < end:
            time.sleep(0.02)
        self.assertEqual(left(), ({}, set()))

    def test_end_of_the_input(self):
        helper, _, _ = self.start()
        helper.process.stdin.close()
        self.assertNothingLeft()
        self.assertEqual(helper.process.wait(5), 0)

    def test_killed_processes(self):
        for name, words in (("Xvfb", "Xvfb was ended by signal 9"), ("fanlight-engine", "engine was ended by signal 9")):
            with self.subTest(name):
                helper, _, named = self.start()
                self.signal(named(name), signal.SIGKILL)
                params = helper.event("Engine.failed")
                self.assertEqual(params["code"], "engineTerminated")
                self.assertIn(words, params["message"])
                self.assertNothingLeft()

    def test_killed_supervisor(self):
        helper, _, _ = self.start()
        helper.process.kill()
        self.assertNothingLeft()

    def test_frozen_processes(self):
        for name in ("Xvfb", "fanlight-engine", "fanlight-webkit", "WebKitNet", "WebKitWeb"):
            with self.subTest(name):
                helper, _, named = self.start()
                self.signal(named(name), signal.SIGSTOP)
                helper.process.stdin.close()
                self.assertNothingLeft()

    def test_frozen_network_process_and_killed_supervisor(self):
        helper, _, named = self.start()
        self.signal(named("WebKitNet"), signal.SIGSTOP)
        helper.process.kill()
        self.assertNothingLeft()

    def test_killed_web_process_is_reported_and_the_next_load_works(self):
        helper, page, named = self.start()
        for _ in range(3):
            web = [p for p, c in left()[0].items() if c.startswith("WebKitWeb")]
            start = time.monotonic()
            self.signal(web, signal.SIGKILL)
            helper.event("Page.crashed", page)
            self.assertLess(time.monotonic() - start, 2)
            helper.load(page, html="<title>again</title>")
            self.assertEqual(helper.evaluate(page, "document.title"), "again")

    def test_killed_network_process_starts_again(self):
        helper, page, named = self.start()
        self.signal(named("WebKitNet"), signal.SIGKILL)
        time.sleep(0.3)
        helper.load(page, html="<title>again</title>")
        self.assertEqual(helper.evaluate(page, "document.title"), "again")

    def test_script_that_never_ends_does_not_stop_other_pages(self):
        helper, page, _ = self.start()
        other = helper.page()
        helper.send("Page.evaluate", page=page, source="for (;;);")
        time.sleep(0.2)
        helper.load(other, html="<title>other</title>")
        self.assertEqual(helper.evaluate(other, "document.title"), "other")
        helper.call("Page.terminate", page=page)
        helper.event("Page.crashed", page)

    def test_missing_display_server(self):
        with self.assertRaises(Failed) as raised:
            Helper(environment={"PATH": "/nonexistent"})
        self.assertEqual(raised.exception.code, "notInstalled")
        self.assertNothingLeft()
