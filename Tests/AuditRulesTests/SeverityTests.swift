import AuditRules
import Testing

@Suite struct SeverityTests {
  @Test func ordersFromMinorToCritical() {
    #expect(Severity.allCases.sorted() == [.minor, .moderate, .serious, .critical])
  }
}
