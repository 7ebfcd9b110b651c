import Foundation
import Reporting
import Testing

@testable import PageHosts

@Suite("The JSON of a measurement")
struct ShotMeasurementTests {
  static func sample() -> ShotMeasurement {
    let none = ShotMeasurement.Edges(top: 0, left: 0, bottom: 0, right: 0)
    let safe = ShotMeasurement.Edges(top: 97.666_666_7, left: 0, bottom: 78, right: 0)
    return ShotMeasurement(
      device: "iPhone X", system: "11.4", orientation: .landscapeRight, host: .wkwebview,
      bars: [.navigation, .toolbar], viewportFit: .auto, source: .modelled,
      screen: .init(width: 375, height: 812, scale: 3),
      webView: .init(
        frame: .init(x: 0, y: 0, width: 375, height: 812), safeAreaInsets: safe),
      scrollView: .init(
        contentInsetAdjustmentBehavior: "always", contentInset: none, adjustedContentInset: safe,
        contentOffset: .init(x: 0, y: -88), verticalScrollIndicatorInsets: safe,
        horizontalScrollIndicatorInsets: none),
      page: .init(
        env: none, layoutViewport: .init(width: 375, height: 646), innerWidth: 375,
        innerHeight: 724))
  }

  @Test("keys are in the documented order, and numbers have at most three decimals")
  func keysAreInTheDocumentedOrder() {
    let expected = """
      {
        "device": "iPhone X",
        "system": "11.4",
        "orientation": "landscape-right",
        "host": "wkwebview",
        "strategy": null,
        "bars": ["navigation", "toolbar"],
        "viewportFit": "auto",
        "source": "modelled",
        "screen": {"width": 375, "height": 812, "scale": 3},
        "webView": {
          "frame": {"x": 0, "y": 0, "width": 375, "height": 812},
          "safeAreaInsets": {"top": 97.667, "left": 0, "bottom": 78, "right": 0}
        },
        "scrollView": {
          "contentInsetAdjustmentBehavior": "always",
          "contentInset": {"top": 0, "left": 0, "bottom": 0, "right": 0},
          "adjustedContentInset": {"top": 97.667, "left": 0, "bottom": 78, "right": 0},
          "contentOffset": {"x": 0, "y": -88},
          "verticalScrollIndicatorInsets": {"top": 97.667, "left": 0, "bottom": 78, "right": 0},
          "horizontalScrollIndicatorInsets": {"top": 0, "left": 0, "bottom": 0, "right": 0}
        },
        "page": {
          "env": {"top": 0, "left": 0, "bottom": 0, "right": 0},
          "layoutViewport": {"width": 375, "height": 646},
          "innerWidth": 375,
          "innerHeight": 724
        }
      }
      """
    #expect(Self.sample().json.text == expected)
    var browser = Self.sample()
    browser.host = .browser
    browser.strategy = .article
    #expect(browser.json.text.contains("\"host\": \"browser\",\n  \"strategy\": \"article\","))
  }

  @Test("a measurement's JSON ends with the page's lengths, and has no path of a picture")
  func jsonHasNoPathOfAPicture() throws {
    var measurement = Self.sample()
    measurement.image = "out/page.png"
    measurement.url = "file:///page.html"

    #expect(measurement.members.map(\.key).last == "page")
    #expect(!measurement.json.text.contains("out/page.png"))
  }

  @Test("a measurement can be decoded from its JSON")
  func roundTrip() throws {
    var measurement = Self.sample()
    measurement.webView.safeAreaInsets.top = 53.667
    measurement.scrollView.adjustedContentInset.top = 53.667
    measurement.scrollView.verticalScrollIndicatorInsets.top = 53.667
    let text = JSONText.array([measurement.json]).text

    let read = try JSONDecoder().decode([ShotMeasurement].self, from: Data(text.utf8))
    #expect(read == [measurement])
  }

  @Test(
    "numbers have no more decimals than they need, and at most three",
    arguments: [
      (59.0, "59"), (53.666_666, "53.667"), (0, "0"), (-0.0, "0"), (-88, "-88"), (0.5, "0.5"),
      (-0.25, "-0.25"), (47.33, "47.33"), (0.000_4, "0"), (1200, "1200"), (-0.000_1, "0"),
      (1.01, "1.01"),
    ])
  func numbersHaveAtMostThreeDecimals(_ number: Double, _ text: String) {
    #expect(JSONText.text(of: number) == text)
  }

  @Test("RFC 8259 7: quotation marks, backslashes and control characters are escaped")
  func jsonStringsAreEscaped() {
    #expect(JSONText.string("a\"b\\c\nd\u{1}é").text == "\"a\\\"b\\\\c\\nd\\u0001é\"")
  }

  @Test("empty arrays and objects are written on one line")
  func emptyArraysAndObjectsAreOneLine() {
    #expect(JSONText.array([]).text == "[]")
    #expect(JSONText.object([.init("a", .array([]))]).text == "{\"a\": []}")
  }
}
