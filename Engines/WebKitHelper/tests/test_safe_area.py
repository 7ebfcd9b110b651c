"""env(safe-area-inset-*): native values, their change in a loaded page, and rewritten style sheets."""

import json
import statistics
import time
import unittest

import places
from helper import Helper
from server import Server

VIEWPORT = {"unobscuredSize": [375, 724], "layoutSize": [375, 646], "safeAreaInsets": places.INSETS}


def read(helper, page):
    return json.loads(helper.evaluate(page, places.READ, isAsyncBody=True))


class NativeSafeArea(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.helper = Helper()
        cls.page = cls.helper.page(viewport=VIEWPORT)
        cls.helper.load(cls.page, url=places.serve(cls.server))

    @classmethod
    def tearDownClass(cls):
        cls.helper.close()

    def test_self_check_reports_native_insets(self):
        self.assertEqual(self.helper.started["insets"], "native")

    def test_every_use_of_env_has_the_inset(self):
        values = read(self.helper, self.page)
        self.assertEqual(len(values), 30)
        wrong = {name: value for name, value in values.items() if value != places.TOP}
        self.assertEqual(set(wrong), places.WITHOUT_VALUE)

    def test_inline_style_reads_back_as_env(self):
        self.assertEqual(self.helper.evaluate(self.page, "document.getElementById('attribute').style.paddingTop"),
                         "env(safe-area-inset-top)")

    def test_change_of_the_insets_updates_every_use(self):
        times = []
        for top in (12.25, 59, 0, 44.5):
            start = time.monotonic()
            self.helper.call("Page.setViewport", page=self.page,
                             viewport={**VIEWPORT, "safeAreaInsets": {**places.INSETS, "top": top}})
            times.append(time.monotonic() - start)
            values = read(self.helper, self.page)
            # The fallback of the unknown name and the media query do not depend on the inset, and max() is at least 1.
            wrong = {name for name, value in values.items() if value != top} - {"unknown", "media"}
            self.assertEqual(wrong - ({"max"} if top == 0 else set()), set(), values)
        print(f"\nlive change of insets: median {statistics.median(times) * 1000:.0f} ms, most {max(times) * 1000:.0f} ms")

    def test_insets_persist_after_loads_and_process_terminations(self):
        page = self.helper.page(viewport=VIEWPORT)
        text = "<body style='padding-top:env(safe-area-inset-top)'>"
        for _ in range(2):
            self.helper.load(page, html=text, baseURL=self.server.url("/"))
            self.assertEqual(self.helper.evaluate(page, "getComputedStyle(document.body).paddingTop"), "44.5px")
            self.helper.load(page, url=self.server.url("/frame.html"))
            self.assertEqual(self.helper.evaluate(page, "getComputedStyle(document.body).paddingTop"), "44.5px")
            self.helper.call("Page.terminate", page=page)
            self.helper.event("Page.crashed", page)
        self.helper.call("Page.close", page=page)


class RewrittenSafeArea(unittest.TestCase):
    def test_rewriting_is_reported_and_sets_the_insets(self):
        server = Server()
        helper = Helper(environment={"FANLIGHT_WEBKIT_BREAK": "insets"})
        self.addCleanup(helper.close)
        self.assertEqual(helper.started["insets"], "rewritten")
        self.assertEqual(helper.started["viewport"], "native")
        page = helper.page(viewport=VIEWPORT)
        helper.load(page, url=places.serve(server))
        time.sleep(0.2)
        values = read(helper, page)
        wrong = {name for name, value in values.items() if value != places.TOP}
        print(f"\nrewriting misses {sorted(wrong)}")
        self.assertLessEqual(wrong, places.WITHOUT_VALUE | places.NOT_REWRITTEN)
        helper.call("Page.setViewport", page=page, viewport={**VIEWPORT, "safeAreaInsets": {"top": 20}})
        values = read(helper, page)
        self.assertEqual([values[name] for name in ("linked", "style", "attribute", "frame")], [20, 20, 20, 20])
