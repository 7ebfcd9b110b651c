"""Decisions of the app: navigation policies, popups, JavaScript panels, authentication challenges."""

import unittest

from helper import Helper
from server import Server


class Policies(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.helper = Helper()

    @classmethod
    def tearDownClass(cls):
        cls.helper.close()

    def setUp(self):
        self.page = self.helper.page(decidesNavigations=True, decidesResponses=True)
        self.addCleanup(lambda: self.helper.call("Page.close", page=self.page))
        self.helper.events.clear()

    def decide(self, method, policy, page=None):
        event = self.helper.event(method, page or self.page)
        self.helper.call("Page.decide", page=page or self.page, decision=event["decision"], policy=policy)
        return event

    def decidePopup(self, isAllowed):
        event = self.helper.event("Page.requestPopup", self.page)
        self.helper.call("Page.decidePopup", page=self.page, decision=event["decision"], isAllowed=isAllowed)

    def test_link_to_a_new_window_needs_a_policy_decision_before_the_popup(self):
        self.server.page("/blank", "<a id=a target=_blank href=/two>two</a>")
        self.show("/blank")
        self.helper.evaluate(self.page, "document.getElementById('a').click(); 0")
        self.assertEqual(self.decide("Page.decideNewWindow", "allow")["cause"], "link")
        self.decidePopup(False)

    def show(self, path="/one"):
        self.helper.call("Page.load", page=self.page, url=self.server.url(path))
        self.decide("Page.decideNavigation", "allow")
        self.decide("Page.decideResponse", "allow")
        self.helper.event("Page.finished", self.page)

    def test_allowed_load(self):
        self.helper.call("Page.load", page=self.page, url=self.server.url("/one"))
        action = self.decide("Page.decideNavigation", "allow")
        self.assertEqual((action["cause"], action["method"], action["isRedirect"]), ("other", "GET", False))
        response = self.decide("Page.decideResponse", "allow")
        self.assertEqual((response["status"], response["mimeType"], response["canShow"], response["isMainFrame"]),
                         (200, "text/html", True, True))
        self.helper.event("Page.finished", self.page)

    def test_canceled_navigation_sends_no_request(self):
        before = len(self.server.requests)
        self.helper.call("Page.load", page=self.page, url=self.server.url("/refused"))
        self.decide("Page.decideNavigation", "cancel")
        # The load never started, so no event reports that it was canceled.
        self.helper.event("Page.urlChanged", self.page, where=lambda p: p["url"] != self.server.url("/refused"))
        self.assertEqual(len(self.server.requests), before)

    def test_canceled_response_keeps_the_document(self):
        self.show()
        self.helper.call("Page.load", page=self.page, url=self.server.url("/two"))
        self.decide("Page.decideNavigation", "allow")
        self.decide("Page.decideResponse", "cancel")
        self.assertEqual(self.helper.event("Page.failed", self.page)["kind"], "interrupted")
        self.assertEqual(self.helper.evaluate(self.page, "document.title"), "one")

    def test_redirect_needs_another_decision(self):
        self.helper.call("Page.load", page=self.page, url=self.server.url("/redirect"))
        self.assertFalse(self.decide("Page.decideNavigation", "allow")["isRedirect"])
        second = self.decide("Page.decideNavigation", "allow")
        self.assertTrue(second["isRedirect"])
        self.assertTrue(second["url"].endswith("/end"))
        self.decide("Page.decideResponse", "allow")
        self.helper.event("Page.finished", self.page)

    def test_causes_of_link_and_form_navigations(self):
        self.server.page("/links", "<a id=a href=/two>two</a><form id=f method=post action=/post><input name=q value=1></form>")
        for source, cause, method in (("document.getElementById('a').click()", "link", "GET"), ("document.getElementById('f').submit()", "form", "POST")):
            self.show("/links")
            self.helper.evaluate(self.page, source + "; 0")
            event = self.decide("Page.decideNavigation", "allow")
            self.assertEqual((event["cause"], event["method"]), (cause, method))
            self.decide("Page.decideResponse", "allow")
            self.helper.event("Page.finished", self.page)

    def test_allowed_popup_opens_and_closes(self):
        self.show()
        number = self.helper.send("Page.evaluate", page=self.page,
                                  source=f"const w = open('{self.server.url('/popup')}', '', 'width=300,height=200'); w !== null")
        self.decidePopup(True)
        popup = self.helper.event("Page.popup", self.page)
        self.assertTrue(self.helper.result(number)["value"])
        ready = self.helper.event("Page.popupReady", popup["popup"])
        self.assertEqual((ready["width"], ready["height"]), (300, 200))
        self.decide("Page.decideNavigation", "allow", popup["popup"])
        self.decide("Page.decideResponse", "allow", popup["popup"])
        self.helper.event("Page.finished", popup["popup"])
        self.assertTrue(self.helper.evaluate(popup["popup"], "opener !== null"))
        self.helper.evaluate(self.page, "w.close()")
        self.helper.event("Page.closed", popup["popup"])
        self.helper.call("Page.close", page=popup["popup"])

    def test_open_returns_null_for_a_refused_popup(self):
        self.show()
        number = self.helper.send("Page.evaluate", page=self.page, source="open('/popup') === null")
        self.decidePopup(False)
        self.assertTrue(self.helper.result(number)["value"])

    def test_responses_to_javascript_panels(self):
        self.show()
        for source, kind, answer, value in (("alert('m'); 1", "alert", {}, 1), ("confirm('m')", "confirm", {"isAccepted": True}, True),
                                            ("confirm('m')", "confirm", {}, False), ("prompt('m', 'd')", "prompt", {"text": "t"}, "t"),
                                            ("prompt('m', 'd')", "prompt", {}, None)):
            with self.subTest(source):
                number = self.helper.send("Page.evaluate", page=self.page, source=source)
                event = self.helper.event("Page.dialog", self.page)
                self.assertEqual((event["kind"], event["message"]), (kind, "m"))
                self.helper.call("Page.closeDialog", page=self.page, dialog=event["dialog"], **answer)
                self.assertEqual(self.helper.result(number)["value"], value)

    def test_basic_authentication_challenge(self):
        self.helper.call("Page.setPolicies", page=self.page, decidesNavigations=False, decidesResponses=False)
        self.helper.call("Page.load", page=self.page, url=self.server.url("/private"))
        event = self.helper.event("Page.challenge", self.page)
        self.assertEqual((event["kind"], event["realm"], event["host"], event["isRetry"]), ("basic", "here", "127.0.0.1", False))
        self.helper.call("Page.answer", page=self.page, request=event["request"], user="me", password="wrong")
        event = self.helper.event("Page.challenge", self.page)
        self.assertTrue(event["isRetry"])
        self.helper.call("Page.answer", page=self.page, request=event["request"], user="me", password="secret")
        self.helper.event("Page.finished", self.page)
        self.assertEqual(self.helper.evaluate(self.page, "document.title"), "welcome")

    def test_response_becomes_a_download(self):
        self.helper.call("Page.load", page=self.page, url=self.server.url("/attachment"))
        self.decide("Page.decideNavigation", "allow")
        self.decide("Page.decideResponse", "download")
        self.assertEqual(self.helper.event("Page.failed", self.page)["kind"], "interrupted")
        response = self.helper.event("Download.receivedResponse")
        self.assertEqual((response["suggestedName"], response["total"]), ("a.bin", 5))
        finished = self.helper.event("Download.finished")
        with open(finished["path"], "rb") as file:
            self.assertEqual(file.read(), b"12345")
        self.helper.call("Download.close", download=finished["download"])
