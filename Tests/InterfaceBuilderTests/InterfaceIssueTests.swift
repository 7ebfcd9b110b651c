import Foundation
import InterfaceBuilder
import Testing

/// Unsupported elements and attributes are reported with their line.
@Suite struct InterfaceIssueTests {
  @Test(
    "An unknown element or attribute is reported with its line",
    arguments: [
      ("<view key=\"view\" sparkle=\"YES\" id=\"v\"/>", 0, "sparkle"),
      (
        "<view key=\"view\" id=\"v\">\n<color key=\"auraColor\" name=\"A\"/></view>", 1, "auraColor"
      ),
      (
        "<view key=\"view\" id=\"v\"><subviews>\n<mapView id=\"m\"/></subviews></view>", 1,
        "<mapView>"
      ),
      (
        "<view key=\"view\" id=\"v\">\n<connections>\n<binding id=\"b\"/></connections></view>", 2,
        "<binding>"
      ),
      (
        """
        <view key="view" id="v"><constraints>
        <constraint firstAttribute="width" exceptions="x" id="c"/></constraints></view>
        """, 1, "exceptions"
      ),
      (
        "<view key=\"view\" id=\"v\">\n<variation key=\"widthClass=compact\"/></view>", 1,
        "widthClass=compact"
      ),
    ])
  func reportsUnknownElements(_ view: String, _ line: Int, _ word: String) throws {
    let (_, issues) = try SampleDocuments.view(view)
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(issue.message.contains(word))
    #expect(issue.file == "Main.storyboard")
    // The view's first line is the sixth of the document.
    #expect(issue.line == 6 + line)
  }

  @Test("A document for macOS, one without XML, and another kind of XML are errors")
  func refusesOtherDocuments() {
    #expect(throws: InterfaceError.self) {
      try SampleDocuments.read(
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\"/>")
    }
    #expect(throws: InterfaceError.self) { try SampleDocuments.read("<document") }
    #expect(throws: InterfaceError.self) { try SampleDocuments.read("<plist/>") }
  }
}
