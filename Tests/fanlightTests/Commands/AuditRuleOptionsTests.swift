import ArgumentParser
import AuditRules
import Testing

@testable import fanlight

@Suite("fanlight audit: the rules that run (audit 6)")
struct AuditRuleOptionsTests {
  private func rules(_ arguments: String...) throws -> [String] {
    try AuditRuleOptions.parse(arguments).options.rules.map(\.id)
  }

  private let defaults = Rule.all.filter(\.isOnByDefault).map(\.id)

  @Test("without options, all rules run but keyboard-cover and target-size")
  func defaultRules() throws {
    #expect(try rules() == defaults)
    #expect(Set(Rule.all.map(\.id)).subtracting(defaults) == ["keyboard-cover", "target-size"])
  }

  @Test("--rules replaces the default rules; --skip removes rules from either")
  func chosenRules() throws {
    #expect(try rules("--rules=input-zoom,keyboard-cover") == ["input-zoom", "keyboard-cover"])
    #expect(try rules("--rules=input-zoom,zoom-lock", "--skip=zoom-lock") == ["input-zoom"])
    #expect(try rules("--skip=zoom-lock") == defaults.filter { $0 != "zoom-lock" })
  }

  @Test("--target-size adds target-size, to chosen rules as well")
  func targetSize() throws {
    #expect(try rules("--target-size=44") == Rule.all.map(\.id).filter { $0 != "keyboard-cover" })
    #expect(
      try rules("--rules=keyboard-cover", "--target-size=44") == ["keyboard-cover", "target-size"])
    #expect(try rules("--target-size=44", "--skip=target-size") == defaults)
  }
}
