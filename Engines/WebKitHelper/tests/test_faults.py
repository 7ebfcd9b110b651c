"""No process and no file is left after any of the helper's processes exits, is killed or is stopped."""

import os
import signal
import time
import unittest

from helper import Failed, Helper, files, processes

BEFORE = (set(processes()), files())


def leftovers():
    return {p: c for p, c in processes().items() if p not in BEFORE[0]}, files() - BEFORE[1]


class Faults(unittest.TestCase):
    def start(self):
        helper = Helper()
        self.addCleanup(helper.close)
        page = helper.page()
        helper.load(page, html="<p>x")
        mine = leftovers()[0]
        return helper, page, lambda name: [p for p, c in mine.items() if c.startswith(name)]

    def signal(self, identifiers, number):
        self.assertTrue(identifiers)
        for identifier in identifiers:
            os.kill(identifier, number)

    def assertNothingLeft(self):
        end = time.monotonic() + 8
        while any(leftovers()) and time.monotonic() < end:
            time.sleep(0.02)
        self.assertEqual(leftovers(), ({}, set()))

    def test_helper_exits_when_its_input_is_closed(self):
        helper, _, _ = self.start()
        helper.process.stdin.close()
        self.assertNothingLeft()
        self.assertEqual(helper.process.wait(5), 0)

    def test_killed_display_server_or_engine_is_reported(self):
        for name, words in (("Xvfb", "Xvfb was ended by signal 9"), ("fanlight-engine", "engine was ended by signal 9")):
            with self.subTest(name):
                helper, _, named = self.start()
                self.signal(named(name), signal.SIGKILL)
                params = helper.event("Engine.failed")
                self.assertEqual(params["code"], "engineTerminated")
                self.assertIn(words, params["message"])
                self.assertNothingLeft()

    def test_killed_supervisor_leaves_nothing(self):
        helper, _, _ = self.start()
        helper.process.kill()
        self.assertNothingLeft()

    def test_stopped_process_is_killed_when_the_input_is_closed(self):
        for name in ("Xvfb", "fanlight-engine", "fanlight-webkit", "WebKitNet", "WebKitWeb"):
            with self.subTest(name):
                helper, _, named = self.start()
                self.signal(named(name), signal.SIGSTOP)
                helper.process.stdin.close()
                self.assertNothingLeft()

    def test_stopped_network_process_is_killed_after_the_supervisor(self):
        helper, _, named = self.start()
        self.signal(named("WebKitNet"), signal.SIGSTOP)
        helper.process.kill()
        self.assertNothingLeft()

    def test_killed_web_process_is_reported_and_the_next_load_works(self):
        helper, page, named = self.start()
        for _ in range(3):
            web = [p for p, c in leftovers()[0].items() if c.startswith("WebKitWeb")]
            start = time.monotonic()
            self.signal(web, signal.SIGKILL)
            helper.event("Page.crashed", page)
            self.assertLess(time.monotonic() - start, 2)
            helper.load(page, html="<title>again</title>")
            self.assertEqual(helper.evaluate(page, "document.title"), "again")

    def test_killed_network_process_is_relaunched(self):
        helper, page, named = self.start()
        self.signal(named("WebKitNet"), signal.SIGKILL)
        time.sleep(0.3)
        helper.load(page, html="<title>again</title>")
        self.assertEqual(helper.evaluate(page, "document.title"), "again")

    def test_endless_script_does_not_block_other_pages(self):
        helper, page, _ = self.start()
        other = helper.page()
        helper.send("Page.evaluate", page=page, source="for (;;);")
        time.sleep(0.2)
        helper.load(other, html="<title>other</title>")
        self.assertEqual(helper.evaluate(other, "document.title"), "other")
        helper.call("Page.terminate", page=page)
        helper.event("Page.crashed", page)

    def test_missing_display_server_is_reported(self):
        with self.assertRaises(Failed) as raised:
            Helper(environment={"PATH": "/nonexistent"})
        self.assertEqual(raised.exception.code, "notInstalled")
        self.assertNothingLeft()
