import AuditRules
import Testing

/// A screenful with one fault.
struct Firing: Sendable, CustomTestStringConvertible {
  let name: String
  let screenful: Screenful
  let selector: String
  let edge: Edge?
  let severity: Severity
  let certainty: Certainty

  var testDescription: String { name }

  init(
    _ name: String, _ selector: String, _ edge: Edge?, _ severity: Severity,
    _ certainty: Certainty, _ screenful: Screenful
  ) {
    self.name = name
    self.screenful = screenful
    self.selector = selector
    self.edge = edge
    self.severity = severity
    self.certainty = certainty
  }

  init(
    _ name: String, _ selector: String, _ edge: Edge?, _ severity: Severity,
    _ screenful: Screenful
  ) {
    self.init(name, selector, edge, severity, .certain, screenful)
  }

  /// Expects the rule to have this finding and no other.
  func expect(by id: String, options: JudgingOptions = JudgingOptions()) throws {
    let findings = try findings(of: id, on: [screenful], options: options)
    #expect(findings.map(\.element.selector) == [selector], "\(name)")
    #expect(findings.map(\.edge) == [edge], "\(name)")
    #expect(findings.map(\.severity) == [severity], "\(name)")
    #expect(findings.map(\.certainty) == [certainty], "\(name)")
    for finding in findings {
      #expect(finding.rule == id)
      #expect(!finding.advice.text.isEmpty)
      #expect(finding.screens.map(\.screen) == [screenful.screen.id])
    }
  }
}

/// A screenful that is like one with a fault, and has none.
struct Twin: Sendable, CustomTestStringConvertible {
  let name: String
  let screenful: Screenful

  var testDescription: String { name }

  init(_ name: String, _ screenful: Screenful) {
    self.name = name
    self.screenful = screenful
  }

  /// Expects the rule to find nothing.
  func expectNothing(by id: String, options: JudgingOptions = JudgingOptions()) throws {
    let findings = try findings(of: id, on: [screenful], options: options)
    #expect(findings.map(\.element.selector) == [], "\(name)")
  }
}

/// The findings of one rule.
func findings(
  of id: String, on screenfuls: [Screenful], options: JudgingOptions = JudgingOptions()
) throws -> [Finding] {
  var options = options
  options.rules = [try #require(Rule.named(id))]
  return Verdict(on: screenfuls, options: options).findings
}
