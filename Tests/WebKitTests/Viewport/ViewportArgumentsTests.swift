import Testing
import WebKit

@Suite("Viewport meta · reading")
struct ViewportArgumentsTests {
  @Test("W1 space, tab, line ends, = and , separate", arguments: [" ", "\t", "\n", "\r", ","])
  func separatorsOfTheViewportContent(separator: String) {
    let read = ViewportArguments(content: "width=300\(separator)viewport-fit=cover")

    #expect(read.width == .pixels(300))
    #expect(read.viewportFit == .cover)
  }

  @Test("W2 a semicolon is not a separator: the number's prefix and the next key still count")
  func semicolonsDoNotSeparate() {
    let read = ViewportArguments(content: "initial-scale=1; viewport-fit=cover")

    #expect(read.initialScale == 1)
    #expect(read.viewportFit == .cover)
  }

  @Test("W2 a semicolon without a space hides the next key")
  func semicolonAlone() {
    let read = ViewportArguments(content: "initial-scale=1;viewport-fit=cover")

    #expect(read.initialScale == 1)
    #expect(read.viewportFit == .auto)
  }

  @Test("W3 a key extends to the next =, across other words")
  func keysExtendToTheEqualSign() {
    let read = ViewportArguments(content: "width viewport-fit=400")

    #expect(read.width == .pixels(400))
    #expect(read.viewportFit == .auto)
  }

  @Test("W3 a key without = before a comma has an empty value")
  func keyWithoutValue() {
    let read = ViewportArguments(content: "viewport-fit, width=400, user-scalable")

    #expect(read.viewportFit == .auto)
    #expect(read.width == .pixels(400))
    #expect(read.isUserScalable == false)
  }

  @Test("W3 spaces around = belong to neither side")
  func spacesAroundEquals() {
    #expect(ViewportArguments(content: "width = device-width").width == .deviceWidth)
  }

  @Test("W4 keys and words compare without case")
  func caseInsensitive() {
    let read = ViewportArguments(content: "WIDTH=Device-Width, Viewport-Fit=COVER")

    #expect(read.width == .deviceWidth)
    #expect(read.viewportFit == .cover)
  }

  @Test("W5 unknown keys and minimal-ui change nothing")
  func unknownKeys() {
    #expect(ViewportArguments(content: "minimal-ui, target-densitydpi=3") == ViewportArguments())
  }

  @Test(
    "W6 a number is its prefix, or 0",
    arguments: [("320px", 320.0), ("3.5e1x", 35), ("wide", 0), (".5", 0.5), ("12.", 12), ("+7", 7)])
  func numericPrefix(text: String, number: Double) {
    #expect(ViewportArguments(content: "width=\(text)").width == .pixels(number))
  }

  @Test(
    "W7 widths: two words, negative is auto, an unknown word is 0",
    arguments: [
      ("device-width", ViewportArguments.Length.deviceWidth), ("device-height", .deviceHeight),
      ("-1", .auto), ("bogus", .pixels(0)), ("1000", .pixels(1000)),
    ])
  func widthsTwoWordsNegativeIsAuto(text: String, length: ViewportArguments.Length) {
    #expect(ViewportArguments(content: "width=\(text)").width == length)
    #expect(ViewportArguments(content: "height=\(text)").height == length)
  }

  @Test(
    "W9 scales: yes 1, no 0, device words 10, negative auto",
    arguments: [
      ("yes", Double?.some(1)), ("no", 0), ("device-width", 10), ("device-height", 10), ("-2", nil),
      ("0.5", 0.5), ("99", 99),
    ])
  func scalesHaveWordValues(text: String, scale: Double?) {
    let read = ViewportArguments(
      content: "initial-scale=\(text), minimum-scale=\(text), maximum-scale=\(text)")

    #expect(read.initialScale == scale)
    #expect(read.minimumScale == scale)
    #expect(read.maximumScale == scale)
  }

  @Test(
    "W10 switches: words, or a number of at least 1 whatever its sign",
    arguments: [
      ("yes", true), ("no", false), ("device-width", true), ("device-height", true), ("1", true),
      ("0.9", false), ("-1", true), ("bogus", false),
    ])
  func switchesTakeWordsOrNumbers(text: String, value: Bool) {
    let read = ViewportArguments(content: "user-scalable=\(text), shrink-to-fit=\(text)")

    #expect(read.isUserScalable == value)
    #expect(read.shrinksToFit == value)
  }

  @Test(
    "W11 viewport-fit knows three words; anything else is auto",
    arguments: [
      ("auto", ViewportArguments.ViewportFit.auto), ("contain", .contain), ("cover", .cover),
      ("", .auto), ("covers", .auto),
    ])
  func viewportFitHasThreeWords(text: String, fit: ViewportArguments.ViewportFit) {
    #expect(ViewportArguments(content: "viewport-fit=\(text)").viewportFit == fit)
  }

  @Test("W12 an invalid viewport-fit resets the preceding value to auto")
  func badValueResets() {
    let read = ViewportArguments(content: "viewport-fit=cover, viewport-fit=bogus")

    #expect(read.viewportFit == .auto)
  }

  @Test("W13 the last occurrence of a key wins")
  func lastOccurrenceWins() {
    #expect(ViewportArguments(content: "width=300, width=400").width == .pixels(400))
  }

  @Test("W14 a later meta replaces an earlier one wholly")
  func laterMetaReplaces() {
    let read = ViewportArguments(metas: ["width=device-width, viewport-fit=cover", "width=500"])

    #expect(read.width == .pixels(500))
    #expect(read.viewportFit == .auto)
  }

  @Test("W19 a page without a meta is auto")
  func noMeta() {
    #expect(ViewportArguments(metas: []) == ViewportArguments())
    #expect(ViewportArguments().viewportFit == .auto)
  }

  @Test(
    "W20 only viewport-fit=cover does not avoid the unsafe area",
    arguments: ViewportArguments.ViewportFit.allCases)
  func onlyCoverDoesNotAvoid(fit: ViewportArguments.ViewportFit) {
    let read = ViewportArguments(content: "viewport-fit=\(fit.rawValue)")

    #expect(read.avoidsUnsafeArea == (fit != .cover))
  }
}
