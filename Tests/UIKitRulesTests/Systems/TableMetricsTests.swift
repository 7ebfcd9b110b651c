import Foundation
import Testing
import UIKitRules

@Suite("TableMetrics · which lengths a version has")
struct TableMetricsTests {
  private func tables(_ major: Int, _ minor: Int = 0) -> TableMetrics {
    SystemVersion(major: major, minor: minor).metrics.tables
  }

  @Test("S6.7 separators begin at 15 on iOS 7, at the system's margin later")
  func separatorsBeginAt15OnIOS7() {
    #expect(tables(7).separatorInset == 15 && tables(7, 1).separatorInset == 15)
    for major in 8...26 { #expect(tables(major).separatorInset == nil) }
  }

  @Test("S6.14 a disclosure indicator takes 33 until iOS 8, 34 later")
  func disclosureIndicators() {
    #expect([7, 8].allSatisfy { tables($0).disclosureWidth == 33 })
    #expect([9, 10, 11, 18].allSatisfy { tables($0).disclosureWidth == 34 })
  }

  @Test("S6.9 rows size themselves since iOS 11")
  func rowsSizeThemselves() {
    for major in 7...26 { #expect(tables(major).estimatesByDefault == (major >= 11)) }
  }

  @Test("S6.16 plain headers have 22 points above them since iOS 15, and empty rows are not ruled")
  func spaceAbovePlainHeaders() {
    for major in 7...26 {
      #expect(tables(major).headerTopPadding == (major >= 15 ? 22 : 0))
      #expect(tables(major).rulesEmptyRows == (major < 15))
      #expect(tables(major).hasHeaderBackground == (major < 15))
    }
  }
}
