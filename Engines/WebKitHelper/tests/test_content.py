"""URL schemes, content rule lists, website data stores, and settings."""

import base64
import unittest

from helper import Failed, Helper
from server import Server


class Content(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.helper = Helper()

    @classmethod
    def tearDownClass(cls):
        cls.helper.close()

    def respond(self, page, body, **more):
        event = self.helper.event("Scheme.request", page)
        self.helper.call("Scheme.respond", request=event["request"], body=base64.b64encode(body).decode(), **more)
        return event

    def test_scheme_responses_have_parts_a_status_and_an_origin(self):
        page = self.helper.page(store="schemes", schemes=["app"])
        self.helper.events.clear()
        self.helper.call("Page.load", page=page, url="app://host/index.html")
        event = self.respond(page, b"<title>sch", headers=[["Content-Type", "text/html"]])
        self.helper.call("Scheme.respond", request=event["request"], body=base64.b64encode(b"eme</title>").decode(), isEnd=True)
        self.helper.event("Page.finished", page)
        self.assertEqual(self.helper.evaluate(page, "[document.title, origin, isSecureContext]"), ["scheme", "app://host", True])
        number = self.helper.send("Page.evaluate", page=page, isAsyncBody=True,
                                  source="const r = await fetch('/x', {method: 'POST', body: 'b'}); return [r.status, await r.text()]")
        event = self.respond(page, b"missing", status=404, headers=[["Content-Type", "text/plain"]], isEnd=True)
        self.assertEqual((event["method"], base64.b64decode(event["body"])), ("POST", b"b"))
        self.assertEqual(self.helper.result(number)["value"], [404, "missing"])
        self.helper.call("Page.load", page=page, url="app://host/fails")
        event = self.helper.event("Scheme.request", page)
        self.helper.call("Scheme.respond", request=event["request"], error="no")
        self.helper.event("Page.failed", page)

    def test_scheme_that_webkit_handles_is_refused(self):
        with self.assertRaises(Failed):
            self.helper.page(store="wrong", schemes=["https"])

    def test_content_rules(self):
        page = self.helper.page()
        self.server.page("/rules", "<img src=/image.png><p id=p>text")
        self.helper.call("Page.addContentRules", page=page, identifier="one",
                         rules='[{"trigger":{"url-filter":"image"},"action":{"type":"block"}},'
                               '{"trigger":{"url-filter":".*"},"action":{"type":"css-display-none","selector":"#p"}}]')
        self.helper.load(page, url=self.server.url("/rules"))
        self.assertNotIn("/image.png", [path for path, _ in self.server.requests])
        self.assertEqual(self.helper.evaluate(page, "getComputedStyle(document.getElementById('p')).display"), "none")
        with self.assertRaises(Failed):
            self.helper.call("Page.addContentRules", page=page, identifier="bad",
                             rules='[{"trigger":{"url-filter":"a|b"},"action":{"type":"block"}}]')
        self.helper.call("Page.removeContentRules", page=page)
        self.helper.load(page, url=self.server.url("/rules"))
        self.assertIn("/image.png", [path for path, _ in self.server.requests])

    def test_stores_have_separate_cookies(self):
        one, two = self.helper.page(store="one"), self.helper.page(store="two")
        self.helper.load(one, url=self.server.url("/cookie"))
        self.helper.load(two, url=self.server.url("/plain"))
        cookies = self.helper.call("Store.getCookies", store="one")["cookies"]
        self.assertEqual([(c["name"], c["isHTTPOnly"], c["sameSite"]) for c in cookies], [("a", True, "Lax")])
        self.assertEqual(self.helper.call("Store.getCookies", store="two")["cookies"], [])
        self.helper.call("Store.setCookie", store="two", cookie={"name": "b", "value": "2", "domain": "127.0.0.1"})
        self.assertEqual(self.helper.evaluate(two, "document.cookie"), "b=2")
        self.helper.call("Store.deleteCookie", store="two", cookie={"name": "b", "value": "2", "domain": "127.0.0.1"})
        self.assertEqual(self.helper.evaluate(two, "document.cookie"), "")
        self.helper.call("Store.removeData", store="one", kinds=["cookies"])
        self.assertEqual(self.helper.call("Store.getCookies", store="one")["cookies"], [])

    def test_website_data_includes_local_storage(self):
        page = self.helper.page(store="data")
        self.helper.load(page, url=self.server.url("/plain"))
        self.helper.evaluate(page, "localStorage.a = 1; 0")
        sites = self.helper.call("Store.getSiteData", store="data")["sites"]
        self.assertIn("localStorage", [kind for site in sites for kind in site["kinds"]])

    def test_scripts_can_be_disabled_and_a_user_style_sheet_set(self):
        page = self.helper.page()
        self.helper.call("Page.setSettings", page=page, runsScripts=False)
        self.helper.load(page, html="<title>x</title><script>document.title = 'ran'</script>", baseURL=self.server.url("/"))
        self.assertEqual(self.helper.evaluate(page, "document.title"), "x")
        self.helper.call("Page.setUserStyleSheet", page=page, source="p { color: rgb(1, 2, 3) } i { color: rgb(1, 2, 3) }")
        self.helper.load(page, html="<style>i { color: rgb(9, 9, 9) }</style><p>a<i>b", baseURL=self.server.url("/"))
        # The page's own style sheets override the user style sheet.
        self.assertEqual(self.helper.evaluate(page, "['p', 'i'].map(n => getComputedStyle(document.querySelector(n)).color)"),
                         ["rgb(1, 2, 3)", "rgb(9, 9, 9)"])
