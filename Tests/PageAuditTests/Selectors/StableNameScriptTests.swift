import AuditRules
import Testing

@testable import PageAudit

/// The script that makes selectors takes the names that `StableName` takes (docs/spec/audit.md 7).
@Suite("Spec A 7 · names in the selectors of a page", .serialized) @MainActor
struct StableNameScriptTests {
  /// A name, and whether a selector may use it as an identifier and as a class.
  struct Name: Sendable {
    var text: String
    var isIdentifier: Bool
    var isClass: Bool
  }

  nonisolated static let names: [Name] = [
    Name(text: "menu", isIdentifier: true, isClass: true),
    Name(text: "main-nav", isIdentifier: true, isClass: true),
    Name(text: "h1", isIdentifier: true, isClass: true),
    Name(text: "facade", isIdentifier: true, isClass: true),
    Name(text: "header2", isIdentifier: true, isClass: true),
    Name(text: "step-10", isIdentifier: true, isClass: true),
    Name(text: "col-md-6", isIdentifier: true, isClass: true),
    Name(text: "nav__item--active", isIdentifier: true, isClass: true),
    Name(text: "Button_primary", isIdentifier: true, isClass: true),
    Name(text: "md:flex", isIdentifier: true, isClass: true),
    Name(text: "field-12345", isIdentifier: false, isClass: false),
    Name(text: "a1b2", isIdentifier: false, isClass: true),
    Name(text: "node-3f9c2b", isIdentifier: false, isClass: false),
    Name(text: ":r1a:", isIdentifier: false, isClass: true),
    Name(text: "_r_1_", isIdentifier: false, isClass: true),
    Name(text: "ember123", isIdentifier: false, isClass: true),
    Name(text: "css-1x2y", isIdentifier: true, isClass: false),
    Name(text: "_a1b2c", isIdentifier: false, isClass: false),
    Name(text: "sc-bdVaJa", isIdentifier: true, isClass: false),
    Name(text: "Button_root__xGhTz", isIdentifier: true, isClass: false),
  ]

  @Test("in Swift", arguments: names)
  func namesAreJudgedInSwift(_ name: Name) {
    #expect(StableName.isStable(identifier: name.text) == name.isIdentifier, "\(name.text)")
    #expect(StableName.isStable(class: name.text) == name.isClass, "\(name.text)")
  }

  @Test("in the page")
  func namesAreJudgedInThePage() async throws {
    let lines = Self.names.map { "<p id=\"\($0.text)\">i</p><p class=\"\($0.text)\">c</p>" }
    try await withTab(showing: lines.joined()) { tab in
      let boxes = try #require(try await tab.read(in: nil, at: [.top]).first).boxes
      let elements = try await tab.describe(boxes.map(\.element))
      try #require(elements.count == 2 * Self.names.count)
      for (index, name) in Self.names.enumerated() {
        let own = try #require(elements[2 * index]?.path.first)
        #expect(own.hasPrefix("#") == name.isIdentifier, "\(name.text): \(own)")
        let other = try #require(elements[2 * index + 1]?.path.first)
        #expect(other.hasPrefix("p.") == name.isClass, "\(name.text): \(other)")
      }
    }
  }
}
