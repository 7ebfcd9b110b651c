"""Script evaluation, content worlds, user scripts, message handlers, and console messages."""

import unittest

from helper import Failed, Helper
from server import Server


class Scripts(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.helper = Helper()
        cls.page = cls.helper.page()
        cls.helper.load(cls.page, html="<title>x</title><p id=p>text", baseURL=cls.server.url("/"))

    @classmethod
    def tearDownClass(cls):
        cls.helper.close()

    def evaluate(self, source, **more):
        return self.helper.evaluate(self.page, source, **more)

    def assertFails(self, code, source, **more):
        with self.assertRaises(Failed) as raised:
            self.evaluate(source, **more)
        self.assertEqual(raised.exception.code, code)
        return raised.exception.message

    def test_result_types(self):
        for source, value in (("1.5", 1.5), ("'ä\\u{1F600}'", "ä\U0001F600"), ("null", None), ("true", True), ("[1,[2]]", [1, [2]]),
                              ("undefined", {"undefined": True}), ("0/0", {"number": "NaN"}), ("-1/0", {"number": "-Infinity"}),
                              ("new Date(1500)", {"date": 1.5}), ("({a: 1, b: {c: 'x'}})", {"object": {"a": 1, "b": {"object": {"c": "x"}}}})):
            with self.subTest(source):
                self.assertEqual(self.evaluate(source), value)

    def test_script_errors(self):
        self.assertIn("boom", self.assertFails("scriptFailed", "throw new Error('boom')"))
        self.assertFails("scriptFailed", "syntax error")
        self.assertFails("scriptResultUnsupported", "document.body")
        self.assertFails("scriptResultUnsupported", "(function () {})")

    def test_async_function_bodies_receive_arguments(self):
        self.assertEqual(self.evaluate("return await Promise.resolve(one + two.x)", isAsyncBody=True,
                                       arguments={"one": 1, "two": {"x": 2}}), 3)
        self.assertIn("no", self.assertFails("scriptFailed", "await Promise.reject(new Error('no'))", isAsyncBody=True))

    def test_content_worlds_have_separate_globals(self):
        self.evaluate("var shared = 'page'")
        self.evaluate("var shared = 'world'", world="one")
        self.assertEqual(self.evaluate("shared"), "page")
        self.assertEqual(self.evaluate("shared", world="one"), "world")
        self.assertEqual(self.evaluate("typeof shared", world="two"), "undefined")
        self.assertEqual(self.evaluate("document.getElementById('p').textContent", world="two"), "text")

    def test_user_scripts(self):
        page = self.helper.page(scripts={"userScripts": [
            {"source": "window.seen = [document.documentElement.childNodes.length, document.readyState]", "time": "documentStart",
             "isForMainFrameOnly": True},
            {"source": "document.title += '+end'", "time": "documentEnd", "isForMainFrameOnly": True},
            {"source": "var hidden = 7", "time": "documentStart", "isForMainFrameOnly": False, "world": "own"}]})
        self.helper.load(page, html="<head><title>x</title></head>", baseURL=self.server.url("/"))
        # W279: the root element exists and has no children.
        self.assertEqual(self.helper.evaluate(page, "seen"), [0, "loading"])
        self.assertEqual(self.helper.evaluate(page, "document.title"), "x+end")
        self.assertEqual(self.helper.evaluate(page, "typeof hidden"), "undefined")
        self.assertEqual(self.helper.evaluate(page, "hidden", world="own"), 7)
        self.helper.call("Page.close", page=page)

    def test_message_handlers_and_replies(self):
        handlers = [{"name": "plain"}, {"name": "asks", "expectsReply": True}, {"name": "inWorld", "world": "own"}]
        page = self.helper.page(scripts={"handlers": handlers})
        self.helper.load(page, html="<title>x</title>", baseURL=self.server.url("/"))
        self.helper.evaluate(page, "webkit.messageHandlers.plain.postMessage({a: [1, 'x']}); 0")
        self.assertEqual(self.helper.event("Page.scriptMessage", page), {"name": "plain", "body": {"object": {"a": [1, "x"]}}})
        self.assertEqual(self.helper.evaluate(page, "typeof webkit.messageHandlers.inWorld"), "undefined")
        self.helper.evaluate(page, "webkit.messageHandlers.inWorld.postMessage(1); 0", world="own")
        self.assertEqual(self.helper.event("Page.scriptMessage", page), {"name": "inWorld", "world": "own", "body": 1})
        for reply, source in (({"value": {"b": 2}}, "return (await webkit.messageHandlers.asks.postMessage('q')).b"),
                              ({"error": "no"}, "try { await webkit.messageHandlers.asks.postMessage('q') } catch (e) { return e.message }")):
            number = self.helper.send("Page.evaluate", page=page, source=source, isAsyncBody=True)
            ticket = self.helper.event("Page.scriptMessage", page)["ticket"]
            self.helper.call("Page.reply", page=page, ticket=ticket, **reply)
            self.assertEqual(self.helper.result(number)["value"], 2 if "value" in reply else "no")
        self.helper.call("Page.setScripts", page=page, userScripts=[], handlers=[])
        self.assertEqual(self.helper.evaluate(page, "typeof window.webkit?.messageHandlers?.plain"), "undefined")
        self.helper.call("Page.close", page=page)

    def test_console_messages(self):
        if self.helper.call("Engine.getInformation")["port"] == "webkitgtk-6.0":
            self.skipTest("webkitgtk-6.0 has no interface for console messages")
        self.evaluate("console.error('from the page'); setTimeout(() => { throw new Error('uncaught') })")
        message = self.helper.event("Console.messageAdded", self.page, where=lambda p: "from the page" in p["text"])
        self.assertEqual((message["source"], message["level"]), ("console-api", "error"))
        self.helper.event("Console.messageAdded", self.page, where=lambda p: "uncaught" in p["text"] and p["source"] == "javascript")
