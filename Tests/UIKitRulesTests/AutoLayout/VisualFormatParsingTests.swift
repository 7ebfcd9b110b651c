import Testing
import UIKitRules

// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html
@Suite("VisualFormat · parsing")
struct VisualFormatParsingTests {
  @Test("a view's sizes have relations, values and priorities")
  func sizePredicates() throws {
    let format = try VisualFormat("V:[name(>=80@750,<=other)]")
    #expect(format.isVertical && format.parts.count == 1)
    guard case .view("name", let sizes) = try #require(format.parts.first) else {
      Issue.record("no view")
      return
    }
    #expect(sizes.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual])
    #expect(sizes.map(\.value) == [.number(80), .name("other")])
    #expect(sizes.map(\.priority) == [.number(750), nil])
  }

  @Test(
    "a malformed format is reported with the offset of the error",
    arguments: [
      ("[a", 2), ("[a(]", 3), ("|-x", 3), ("[a]-8[b]", 5), ("Q:[a]", 0), ("", 0),
    ])
  func malformedFormatIsReported(format: String, offset: Int) {
    let fault = #expect(throws: VisualFormat.Malformed.self) { try VisualFormat(format) }
    #expect(fault?.offset == offset)
  }
}
