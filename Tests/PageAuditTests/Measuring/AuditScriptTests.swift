import Testing

@testable import PageAudit

@Suite struct AuditScriptTests {
  @Test func isAFunctionExpression() {
    #expect(AuditScript.boxes.text.hasPrefix("("))
    #expect(AuditScript.boxes.text.hasSuffix(")"))
  }
}
