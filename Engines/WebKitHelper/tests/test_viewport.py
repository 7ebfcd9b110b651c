"""Layout size, unobscured size, viewport units, scale and media features, as in the table of docs/engines.md."""

import json
import unittest

from helper import Helper
from server import Server

READ = """
const probe = document.createElement('div'); document.documentElement.append(probe);
const length = value => { probe.style.cssText = `position:absolute;top:0;height:${value}`; return probe.getBoundingClientRect().height; };
const fixed = document.createElement('div'); fixed.style.cssText = 'position:fixed;inset:0'; document.documentElement.append(fixed);
const box = fixed.getBoundingClientRect(), root = document.documentElement, width = root.clientWidth, height = root.clientHeight;
const result = {inner: [innerWidth, innerHeight], client: [width, height], fixed: [box.width, box.height],
  media: matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches,
  vh: length('100vh'), svh: length('100svh'), lvh: length('100lvh'), percent: length('100%%'),
  scale: visualViewport.scale, ratio: devicePixelRatio,
  touch: matchMedia('(hover: none) and (pointer: coarse)').matches, dark: matchMedia('(prefers-color-scheme: dark)').matches};
probe.remove(); fixed.remove();
return JSON.stringify(result);
""".replace("%%", "%")

# The iPhone X of docs/spec/chromium.md, section 1, with test values for the units.
PHONE = {"unobscuredSize": [375, 724], "layoutSize": [375, 646], "unitSize": [375, 812], "smallUnitSize": [375, 700],
         "largeUnitSize": [375, 790]}
WIDE = {"unobscuredSize": [375, 724], "layoutSize": [980, 1892], "unitSize": [980, 2122], "scale": 375 / 980}


class Viewport(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.helper = Helper(scale=3)
        cls.page = cls.helper.page(viewport=PHONE)
        cls.url = cls.server.page("/page.html", "<!doctype html><meta name=viewport content='width=device-width'><title>x</title>")

    @classmethod
    def tearDownClass(cls):
        cls.helper.close()

    def read(self, page=None):
        return json.loads(self.helper.evaluate(page or self.page, READ, isAsyncBody=True))

    def set(self, viewport, page=None):
        self.helper.call("Page.setViewport", page=page or self.page, viewport=viewport)

    def assertPhone(self, values):
        self.assertEqual(values["inner"], [375, 724])
        self.assertEqual(values["client"], [375, 646])
        self.assertTrue(values["media"])
        self.assertEqual((values["vh"], values["svh"], values["lvh"]), (812, 700, 790))
        self.assertEqual(values["fixed"], [375, 724])
        self.assertEqual((values["scale"], values["ratio"], values["touch"]), (1, 3, True))

    def test_sizes_are_independent_and_persist_after_navigations(self):
        self.set(PHONE)
        for url in (self.url, self.server.page("/other.html", "<!doctype html><title>no meta</title>"),
                    self.server.url("/page.html", host="localhost")):
            self.helper.load(self.page, url=url)
            self.assertPhone(self.read())

    def test_sizes_persist_after_a_process_termination(self):
        self.set(PHONE)
        self.helper.load(self.page, url=self.url)
        self.helper.call("Page.terminate", page=self.page)
        self.helper.event("Page.crashed", self.page)
        self.helper.load(self.page, url=self.url)
        self.assertPhone(self.read())

    def test_page_without_meta_is_980_wide(self):
        self.set(WIDE)
        self.helper.load(self.page, url=self.server.page("/wide.html", "<!doctype html><title>wide</title>"))
        values = self.read()
        self.assertEqual(values["client"], [980, 1892])
        self.assertEqual(values["inner"][0], 980)
        self.assertAlmostEqual(values["scale"], 375 / 980, places=4)
        self.set(PHONE)
        self.assertPhone(self.read())

    def test_rotation(self):
        self.helper.load(self.page, url=self.url)
        self.set({"unobscuredSize": [724, 375], "layoutSize": [724, 320], "unitSize": [724, 343]})
        values = self.read()
        self.assertEqual((values["inner"], values["client"], values["vh"]), ([724, 375], [724, 320], 343))
        self.set(PHONE)
        self.assertPhone(self.read())

    def test_each_page_has_its_own_appearance(self):
        other = self.helper.page(viewport={**PHONE, "isDark": True})
        self.helper.load(other, url=self.url)
        self.helper.load(self.page, url=self.url)
        self.assertEqual((self.read(other)["dark"], self.read()["dark"]), (True, False))
        self.set(PHONE, other)
        self.assertFalse(self.read(other)["dark"])
        self.helper.call("Page.close", page=other)

    def test_pages_in_one_process_have_their_own_viewports(self):
        other = self.helper.page(viewport={"unobscuredSize": [320, 568], "safeAreaInsets": {"top": 20}})
        self.helper.load(other, url=self.url)
        self.helper.load(self.page, url=self.url)
        self.assertEqual(self.read(other)["inner"], [320, 568])
        self.assertPhone(self.read())
        self.helper.call("Page.close", page=other)

    def test_user_agent(self):
        self.helper.call("Page.setSettings", page=self.page, userAgent="Fanlight/1")
        self.helper.load(self.page, url=self.url)
        self.assertEqual(self.helper.evaluate(self.page, "navigator.userAgent"), "Fanlight/1")
        self.assertEqual(self.server.requests[-1][1]["User-Agent"], "Fanlight/1")


class BrokenMessages(unittest.TestCase):
    def test_without_messages_only_the_view_size_is_set(self):
        helper = Helper(environment={"FANLIGHT_WEBKIT_BREAK": "messages"})
        self.addCleanup(helper.close)
        self.assertEqual((helper.started["viewport"], helper.started["touch"]), ("view size only", "mouse"))
        # The insets do not depend on the messages, so they are still native.
        self.assertEqual(helper.started["insets"], "native")
        page = helper.page(viewport=PHONE)
        helper.load(page, html="<!doctype html>")
        self.assertEqual(json.loads(helper.evaluate(page, READ, isAsyncBody=True))["inner"], [375, 724])
