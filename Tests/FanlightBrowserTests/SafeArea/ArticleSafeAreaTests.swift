import FanlightBrowser
import Testing
import UIKit

@Suite("The recipe: what a browser made of the safe area in 2017")
struct ArticleSafeAreaTests {
  private static let bars: UIEdgeInsets = UIEdgeInsets(top: 88, left: 1, bottom: 78, right: 2)

  private func place(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior
  ) -> SafeAreaPlacement {
    ArticleSafeArea().placement(for: SafeAreaState(safeArea: Self.bars, behavior: behavior))
  }

  @Test("a covering page receives the left, bottom and right insets, and keeps the top as room")
  func coveringPagesReceiveInsets() {
    let placement = place(.never)

    #expect(placement.webViewSafeArea == UIEdgeInsets(top: 0, left: 1, bottom: 78, right: 2))
    #expect(placement.contentInset == UIEdgeInsets(top: 88, left: 0, bottom: 0, right: 0))
  }

  @Test("an avoiding page keeps the system's insets but for the bottom")
  func avoidingPagesKeepTheInsets() {
    let placement = place(.always)

    #expect(placement.webViewSafeArea == UIEdgeInsets(top: 88, left: 1, bottom: 0, right: 2))
    #expect(placement.contentInset == .zero)
  }

  @Test("a behavior that only an app assigns changes nothing")
  func appOnlyBehaviorsChangeNothing() {
    #expect(place(.automatic).webViewSafeArea == Self.bars)
    #expect(place(.scrollableAxes).contentInset == .zero)
  }

  @Test("indicators keep to the bars in both conditions", arguments: [0, 1])
  func indicatorsKeepToTheBarsInBothConditions(condition: Int) {
    let placement = place([.never, .always][condition])

    #expect(
      placement.verticalIndicatorInsets == UIEdgeInsets(top: 88, left: 0, bottom: 78, right: 2))
    #expect(
      placement.horizontalIndicatorInsets == UIEdgeInsets(top: 0, left: 1, bottom: 78, right: 2))
  }

  @Test("the recipe leaves what came later alone")
  func recipeLeavesLaterFeaturesAlone() {
    let state = SafeAreaState(
      safeArea: Self.bars, behavior: .never, hasBottomBar: true, hasObscuredContentInsets: true)
    let placement = ArticleSafeArea().placement(for: state)
    #expect(placement.obscuredContentInsets == nil)
    #expect(placement.viewportInsets == nil)
  }
}
