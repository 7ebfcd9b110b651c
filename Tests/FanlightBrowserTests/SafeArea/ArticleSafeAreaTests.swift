import Testing
import UIKit

@testable import FanlightBrowser

@Suite("Browser · what Safari makes of the safe area")
struct SafariInsetsTests {
  private static let bars: UIEdgeInsets = UIEdgeInsets(top: 88, left: 1, bottom: 78, right: 2)

  @Test("a covering page is told of the left, bottom and right, and keeps the top as room")
  func covering() {
    let insets = SafariInsets(safeArea: Self.bars, behavior: .never)

    #expect(insets.webViewSafeArea == UIEdgeInsets(top: 0, left: 1, bottom: 78, right: 2))
    #expect(insets.contentInset == UIEdgeInsets(top: 88, left: 0, bottom: 0, right: 0))
  }

  @Test("an avoiding page keeps the system's insets but for the bottom")
  func avoiding() {
    let insets = SafariInsets(safeArea: Self.bars, behavior: .always)

    #expect(insets.webViewSafeArea == UIEdgeInsets(top: 88, left: 1, bottom: 0, right: 2))
    #expect(insets.contentInset == .zero)
  }

  @Test("a behaviour that only an app assigns changes nothing")
  func assigned() {
    #expect(SafariInsets(safeArea: Self.bars, behavior: .automatic).webViewSafeArea == Self.bars)
  }

  @Test("indicators keep to the bars in both conditions")
  func indicators() {
    for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.never, .always] {
      let insets = SafariInsets(safeArea: Self.bars, behavior: behavior)

      #expect(insets.verticalIndicatorInsets.top == 88)
      #expect(insets.verticalIndicatorInsets.bottom == 78)
      #expect(insets.horizontalIndicatorInsets.left == 1)
      #expect(insets.horizontalIndicatorInsets.right == 2)
    }
  }
}
