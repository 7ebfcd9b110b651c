import Foundation
import Testing

@Suite("The house · base classes do not know their subclasses")
struct BaseClassTests {
  let house = House()

  /// The folders of the base classes, and the types to which each may cast a view or a controller.
  static let folders = ["Animation", "AutoLayout", "Margins", "SafeArea", "Traits", "Views"]
  static let known: Set<String> = [
    "UILayoutGuide", "UITraitCollection", "UIView", "UIViewController",
    // The root of every view tree, which no constraint moves.
    "UIWindow",
  ]

  @Test("views, layout and traits cast to no subclass; they have hooks", arguments: folders)
  func baseClassesCastToNoSubclass(folder: String) throws {
    for file in house.swiftFiles(below: "Sources/UIKit/\(folder)") {
      let path = house.path(of: file)
      // A subclass in the folder may name itself.
      if path.contains("/UIStackView/") { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for cast in text.matches(of: #/\b(?:as\?|as!|is) (UI\w+)/#) {
        #expect(Self.known.contains(String(cast.1)), "\(path): \(cast.0)")
      }
    }
  }
}
