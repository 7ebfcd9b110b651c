"""Loads: their events, failures and history."""

import base64
import socket
import unittest

from helper import Failed, Helper
from server import Server


class Loads(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.helper = Helper()

    @classmethod
    def tearDownClass(cls):
        cls.helper.close()

    def setUp(self):
        self.page = self.helper.page()
        self.addCleanup(lambda: self.helper.call("Page.close", page=self.page))

    def eventNames(self, end="Page.finished", **what):
        """Returns the names of a load's events up to `end`, except those that only report a state of the page."""
        self.helper.events.clear()
        self.helper.call("Page.load", page=self.page, **what)
        names = []
        while end not in names:
            self.assertTrue(self.helper.events or self.helper.read(10), names)
            while self.helper.events:
                event = self.helper.events.pop(0)
                names.append(event["method"])
                self.last = event.get("params")
        return [n for n in names if n not in ("Page.progress", "Page.urlChanged", "Page.documentLoaded", "Page.titleChanged")]

    def failure(self, url):
        self.eventNames("Page.failed", url=url)
        return self.last["kind"], self.last["isProvisional"]

    def evaluate(self, source):
        return self.helper.evaluate(self.page, source)

    def test_events_of_a_load(self):
        self.assertEqual(self.eventNames(url=self.server.url("/one")), ["Page.started", "Page.committed", "Page.finished"])
        self.assertEqual(self.evaluate("document.title"), "one")

    def test_events_of_a_redirect(self):
        self.assertEqual(self.eventNames(url=self.server.url("/redirect")),
                         ["Page.started", "Page.redirected", "Page.committed", "Page.finished"])
        self.assertEqual(self.evaluate("location.pathname"), "/end")

    def test_title_and_progress(self):
        self.helper.call("Page.load", page=self.page, url=self.server.url("/one"))
        self.helper.event("Page.titleChanged", self.page, where=lambda p: p["title"] == "one")
        self.helper.event("Page.progress", self.page, where=lambda p: p["progress"] == 1)

    def test_loads_of_html_and_data_add_no_history_item(self):
        self.helper.load(self.page, html="<title>text</title>", baseURL="http://example.invalid/a/")
        self.assertEqual(self.evaluate("[document.title, document.baseURI]"), ["text", "http://example.invalid/a/"])
        self.helper.load(self.page, data=base64.b64encode(b"<title>data</title>").decode(), mimeType="text/html",
                         url="http://example.invalid/b")
        self.assertEqual(self.evaluate("[document.title, location.href]"), ["data", "http://example.invalid/b"])
        # W247: neither load adds an item to the back-forward list.
        self.assertEqual(self.helper.call("Page.getHistory", page=self.page)["entries"], [])

    def test_request_with_headers(self):
        self.helper.load(self.page, url=self.server.url("/fields"), headers={"X-Fanlight": "7"})
        self.assertEqual(self.server.requests[-1][1]["X-Fanlight"], "7")

    def test_failures_keep_the_document(self):
        self.helper.load(self.page, url=self.server.url("/one"))
        with socket.socket() as closed:
            closed.bind(("127.0.0.1", 0))
            refused = f"http://127.0.0.1:{closed.getsockname()[1]}/"
        self.assertEqual(self.failure(refused), ("cannotConnect", True))
        self.assertEqual(self.failure("unknown-scheme:x"), ("unsupportedURL", True))
        self.assertEqual(self.failure(self.server.url("/closed")), ("connectionLost", True))
        self.assertEqual(self.failure(self.server.url("/loop")), ("tooManyRedirects", True))
        self.assertEqual(self.failure("file:///nonexistent/x.html"), ("fileNotFound", True))
        self.assertEqual(self.failure(self.server.url("/nocontent")), ("interrupted", True))
        self.assertEqual(self.evaluate("document.title"), "one")
        self.assertEqual(self.helper.call("Page.getHistory", page=self.page)["currentIndex"], 0)

    def test_stopped_load_fails_as_canceled(self):
        self.helper.events.clear()
        self.helper.call("Page.load", page=self.page, url=self.server.url("/slow"))
        self.helper.event("Page.started", self.page)
        self.helper.call("Page.stopLoading", page=self.page)
        self.assertEqual(self.helper.event("Page.failed", self.page)["kind"], "cancelled")

    def test_reload_and_history(self):
        for path in ("/a", "/b", "/c"):
            self.helper.load(self.page, url=self.server.url(path))
        history = self.helper.call("Page.getHistory", page=self.page)
        self.assertEqual([e["url"].rsplit("/", 1)[1] for e in history["entries"]], ["a", "b", "c"])
        self.assertEqual(history["currentIndex"], 2)
        self.assertTrue(self.helper.call("Page.goToEntry", page=self.page, entry=history["entries"][0]["entry"])["isFound"])
        self.helper.event("Page.finished", self.page)
        again = self.helper.call("Page.getHistory", page=self.page)
        self.assertEqual(again["currentIndex"], 0)
        self.assertEqual([e["entry"] for e in again["entries"]], [e["entry"] for e in history["entries"]])
        self.assertFalse(self.helper.call("Page.goToEntry", page=self.page, entry=99999)["isFound"])
        before = len(self.server.requests)
        self.helper.call("Page.reload", page=self.page, bypassesCaches=True)
        self.helper.event("Page.finished", self.page)
        self.assertGreater(len(self.server.requests), before)

    def test_local_file_can_be_loaded(self):
        with open("/tmp/fanlight-test-page.html", "w") as file:
            file.write("<title>file</title>")
        self.helper.load(self.page, url="file:///tmp/fanlight-test-page.html")
        self.assertEqual(self.evaluate("document.title"), "file")

    def test_invalid_commands_have_error_responses(self):
        for method, params, code in (("Page.load", {"page": self.page}, "protocolFailed"), ("Page.load", {"page": 999}, "pageClosed"),
                                     ("Page.nothing", {}, "protocolFailed"), ("Page.setViewport", {"page": self.page}, "protocolFailed")):
            with self.assertRaises(Failed) as raised:
                self.helper.call(method, **params)
            self.assertEqual(raised.exception.code, code)
        self.helper.process.stdin.write(b"no json\n")
        self.helper.process.stdin.flush()
        with self.assertRaises(Failed):
            self.helper.result(0)
