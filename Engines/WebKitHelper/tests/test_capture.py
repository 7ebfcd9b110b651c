"""Captures: pixels, the flattened and the composed mode, and the CSS effects that each mode draws."""

import unittest

from helper import Failed, Helper

WHITE = (255, 255, 255, 255)
EDGE = """<!doctype html><body style="margin:0;background:white">
<div style="position:absolute;left:0;top:0;width:100px;height:100px;background:linear-gradient(90deg,black 50%,white 50%)"></div>
<div style="position:absolute;left:0;top:0;width:100px;height:50px;-webkit-backdrop-filter:blur(10px);backdrop-filter:blur(10px)"></div>
<div style="perspective:100px;position:absolute;left:150px;top:0;width:100px;height:100px">
<div style="width:100px;height:100px;background:blue;transform:rotateY(60deg)"></div></div>"""


class Captures(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.helper = Helper(scale=2)
        cls.page = cls.helper.page(viewport={"unobscuredSize": [375, 300]})

    def setUp(self):
        self.modes = ["flattened", "composed"]
        if self.helper.call("Engine.getInformation")["port"] == "webkitgtk-6.0":
            self.modes.remove("composed")
            if "composed" in self.id():
                with self.assertRaises(Failed):
                    self.helper.capture(self.page, mode="composed")
                self.skipTest("webkitgtk-6.0 refuses the composed frame")

    @classmethod
    def tearDownClass(cls):
        cls.helper.close()

    def test_size_and_colors(self):
        self.helper.load(self.page, html="<!doctype html><body style='margin:0;background:rgb(10,20,30)'><div style='width:10px;height:10px;background:rgb(200,100,50)'>")
        for mode in self.modes:
            width, height, pixel, _ = self.helper.capture(self.page, mode=mode)
            self.assertEqual((width, height), (750, 600))
            self.assertEqual((pixel(5, 5), pixel(19, 19), pixel(20, 20)), ((200, 100, 50, 255), (200, 100, 50, 255), (10, 20, 30, 255)))

    def test_captures_of_the_same_page_are_identical(self):
        self.helper.load(self.page, html="<p style='font:17px sans-serif'>The same text, twice.")
        first = self.helper.capture(self.page)[3]
        self.helper.load(self.page, html="<p style='font:17px sans-serif'>The same text, twice.")
        self.assertEqual(self.helper.capture(self.page)[3], first)

    def test_flattened_capture_shows_the_last_change(self):
        self.helper.load(self.page, html="<body>")
        for red in range(10, 200, 20):
            self.helper.evaluate(self.page, f"document.body.style.background = 'rgb({red}, 0, 0)'; 0")
            self.assertEqual(self.helper.capture(self.page)[2](300, 300), (red, 0, 0, 255))

    def test_composed_capture_shows_the_last_change(self):
        self.helper.load(self.page, html="<body><div style='will-change:transform'>x")
        for red in range(10, 200, 20):
            self.helper.evaluate(self.page, f"document.body.style.background = 'rgb({red}, 0, 0)'; 0")
            self.assertEqual(self.helper.capture(self.page, mode="composed")[2](300, 300), (red, 0, 0, 255))

    def test_only_a_composed_capture_has_backdrop_filter_and_perspective(self):
        self.helper.load(self.page, html=EDGE)
        effects = {}
        for mode in ("flattened", "composed"):
            _, _, pixel, _ = self.helper.capture(self.page, mode=mode)
            isBlurred = any(5 < pixel(x, 40)[0] < 250 for x in range(84, 118))
            heights = {sum(pixel(x, y) != WHITE for y in range(200)) for x in range(340, 470, 4)} - {0}
            effects[mode] = (isBlurred, len(heights) > 1)
        self.assertEqual(effects, {"flattened": (False, False), "composed": (True, True)})

    def test_capture_of_the_document_dispatches_no_resize_or_scroll_event(self):
        self.helper.load(self.page, html="<!doctype html><meta name=viewport content='width=device-width'><body style='margin:0'><div style='height:3000px;background:lime'></div>"
                                         "<script>var events = 0; onresize = onscroll = () => events++; scrollTo(0, 500)</script>")
        self.helper.evaluate(self.page, "await new Promise(done => setTimeout(done, 100)); events = 0", isAsyncBody=True)
        _, height, pixel, _ = self.helper.capture(self.page, region="document")
        self.assertEqual((height, pixel(5, 5999)), (6000, (0, 255, 0, 255)))
        self.assertEqual(self.helper.evaluate(self.page, "[events, scrollY]"), [0, 500])

    def test_transparent_background(self):
        self.helper.call("Page.setSettings", page=self.page, isTransparent=True)
        self.helper.load(self.page, html="<p>x")
        self.assertEqual(self.helper.capture(self.page, isTransparent=True)[2](700, 500)[3], 0)
        self.helper.call("Page.setSettings", page=self.page, isTransparent=False)

    def test_capture_without_shared_memory_fails(self):
        helper = Helper(options=["--pixels", "-1"])
        self.addCleanup(helper.close)
        page = helper.page()
        helper.load(page, html="<p>x")
        with self.assertRaises(Failed) as raised:
            helper.call("Page.capture", page=page)
        self.assertIn("no shared memory", raised.exception.message)
