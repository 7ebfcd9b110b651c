import Testing

@testable import SourceRewriter

@Suite("Rewriter · Objective-C names")
struct NameTests {
  @Test(
    "a method's selector is the compiler's",
    arguments: [
      ("save", [], "save"), ("tap", ["_"], "tap:"), ("press", ["_", "with"], "press:with:"),
      ("changed", ["note"], "changedWithNote:"), ("go", ["for"], "goFor:"),
      ("moveTo", ["point"], "moveToPoint:"), ("show", ["withText", "_"], "showWithText::"),
    ] as [(String, [String], String)])
  func selectorIsTheCompilers(base: String, labels: [String], selector: String) {
    #expect(ObjectiveCName.selector(base: base, labels: labels) == selector)
  }

  @Test("selectors of methods that throw or are asynchronous have an additional argument")
  func effectsAddAnArgument() {
    #expect(
      ObjectiveCName.selector(base: "load", labels: [], throwsErrors: true) == "loadAndReturnError:"
    )
    #expect(
      ObjectiveCName.selector(base: "load", labels: ["_"], isAsync: true)
        == "load:completionHandler:")
  }

  @Test("keys of Apple's properties omit is, and spell url URL")
  func frameworkKeys() {
    #expect(ObjectiveCName.frameworkKey(of: "isHidden") == "hidden")
    #expect(ObjectiveCName.frameworkKey(of: "url") == "URL")
    #expect(ObjectiveCName.frameworkKey(of: "island") == "island")
  }

  @Test("a framework's optional methods are known with their labels and results")
  func frameworkRequirements() throws {
    let zooming = try #require(FrameworkRequirements.byName["viewForZooming"]?.first)
    #expect(zooming.labels == ["in"])
    #expect(zooming.result == "UIView?")
    #expect(FrameworkRequirements.byName["scrollViewDidScroll"]?.first?.result == nil)
  }

  @Test("an overlay's paths are quoted")
  func overlayQuotesPaths() {
    let text = Overlay(copies: [("/a \"b\"/c.swift", "/d\\e.swift")]).text
    #expect(text.contains(#""name": "/a \"b\"/c.swift""#))
    #expect(text.contains(#""external-contents": "/d\\e.swift""#))
  }
}
