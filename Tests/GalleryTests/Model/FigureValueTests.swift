import Testing
import UIKit

@testable import Gallery

@Suite("Figures · values and checks")
struct FigureValueTests {
  @Test(
    "lengths have at most two decimals, rounded",
    arguments: [
      (44, "44"), (97.667, "97.67"), (0.5, "0.5"), (0.05, "0.05"), (-56, "−56"), (-0.001, "0"),
      (100.333, "100.33"), (0.999, "1"), (.infinity, "inf"), (1e300, "1e+300"),
    ] as [(Double, String)])
  func lengthsHaveAtMostTwoDecimals(_ number: Double, _ text: String) {
    #expect(FigureValue.text(of: number) == text)
  }

  @Test("numbers agree to a hundredth of a point, and text literally")
  func numbersAgreeToAHundredth() {
    #expect(FigureCheck("x", on: "y", expected: 97.67, measured: CGFloat(97.6666)).holds)
    #expect(!FigureCheck("x", on: "y", expected: 97.67, measured: CGFloat(97.5)).holds)
    #expect(!FigureCheck("x", on: "y", expected: 0, measured: CGFloat.nan).holds)
    #expect(FigureCheck("x", on: "y", expected: true, measured: true).holds)
    #expect(!FigureCheck("x", on: "y", expected: true, measured: false).holds)
    #expect(!FigureCheck("x", on: "y", expected: CGPoint.zero, measured: nil).holds)
  }

  @Test("numbers are displayed with their names")
  func numbersAreDisplayedWithNames() {
    func text(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> String {
      UIEdgeInsets(top: top, left: left, bottom: bottom, right: right).figureValue.text
    }
    #expect(text(1, 2, 3, 4) == "top 1, left 2, bottom 3, right 4")
    #expect(text(88, 0, 83, 0) == "top 88, sides 0, bottom 83")
    #expect(text(0, 0, 0, 0) == "0 on every side")
    #expect(text(10, 10, 10, 10) == "10 on every side")
    #expect(
      CGRect(x: 1, y: 2, width: 3, height: 4).figureValue.text == "x 1, y 2, width 3, height 4")
    #expect(CGPoint(x: 1, y: -2).figureValue.text == "x 1, y −2")
    #expect(CGSize(width: 3, height: 4).figureValue.text == "3 × 4")
  }

  @Test("the checks in a table's cells count like the others")
  func checksInTableCellsCount() {
    let wrong = FigureCheck("x", on: "y", expected: 1, measured: 2)
    let result = FigureResult(
      checks: [FigureCheck("x", on: "y", expected: 1, measured: 1)],
      tables: [FigureTable("Table", columns: ["a", "b"], cells: [["row", .check(wrong)]])])
    #expect(result.allChecks.count == 2)
    #expect(result.findings == [wrong])
  }

  @Test("a number does not agree with text that looks the same")
  func numbersDoNotAgreeWithText() {
    #expect(!FigureValue([44]).agrees(with: FigureValue(words: "44")))
  }
}
