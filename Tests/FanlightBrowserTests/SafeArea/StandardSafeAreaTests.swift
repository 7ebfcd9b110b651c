import FanlightBrowser
import Testing
import UIKit

@Suite("Standard: what a browser makes of the safe area")
struct StandardSafeAreaTests {
  /// A state of a phone with a notch: a navigation bar, and optionally a toolbar.
  private func state(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, toolbar: Bool = true,
    pageEnd: CGFloat = 0, isLater: Bool = false
  ) -> SafeAreaState {
    SafeAreaState(
      safeArea: UIEdgeInsets(top: 91, left: 0, bottom: toolbar ? 83 : 34, right: 0),
      deviceSafeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), behavior: behavior,
      hasBottomBar: toolbar, largestSafeArea: UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0),
      pageEndRoom: pageEnd, hasObscuredContentInsets: isLater)
  }

  private func place(_ state: SafeAreaState) -> SafeAreaPlacement {
    StandardSafeArea().placement(for: state)
  }

  /// How far the end of a page can be scrolled above the bottom of the view: the space that the page
  /// keeps free itself and what the scroll view adds.
  private func bottomPadding(_ state: SafeAreaState) -> CGFloat {
    let placement = place(state)
    // Of an avoiding page the scroll view adds the web view's safe area (S4.1, W79).
    let system = state.behavior == .always ? placement.webViewSafeArea.bottom : 0
    return placement.contentInset.bottom + system + state.pageEndRoom
  }

  @Test("a page begins where the recipe has it begin", arguments: [0, 1], [false, true])
  func pagesBeginWhereTheRecipesDo(condition: Int, isLater: Bool) {
    let state = state([.never, .always][condition], isLater: isLater)
    let (own, recipe) = (place(state), ArticleSafeArea().placement(for: state))
    #expect(own.contentInset.top == recipe.contentInset.top)
    #expect(own.webViewSafeArea.top == recipe.webViewSafeArea.top)
    #expect(own.webViewSafeArea.left == recipe.webViewSafeArea.left)
    #expect(own.verticalIndicatorInsets == recipe.verticalIndicatorInsets)
  }

  @Test(
    "the end of a page can be scrolled clear of the bottom bar, and exactly that",
    arguments: [0, 1], [CGFloat(0), 20, 83])
  func pageEndsScrollClearOfTheBar(condition: Int, pageEnd: CGFloat) {
    let behavior = [UIScrollView.ContentInsetAdjustmentBehavior.never, .always][condition]
    let room = bottomPadding(state(behavior, pageEnd: behavior == .never ? pageEnd : 0))
    #expect(room == 83)
  }

  @Test("the recipe leaves the end of an avoiding page under the bar")
  func recipeLeavesTheEndUnderTheBar() {
    let placement = ArticleSafeArea().placement(for: state(.always))
    #expect(placement.webViewSafeArea.bottom + placement.contentInset.bottom == 0)
  }

  @Test("env() never has the top bar, and from iOS 26 on not the bottom bar either")
  func envNeverHasTheTopBar() {
    #expect(place(state(.never)).webViewSafeArea.top == 0)
    #expect(place(state(.never)).webViewSafeArea.bottom == 83)
    #expect(place(state(.never, isLater: true)).webViewSafeArea.bottom == 0)
    #expect(place(state(.never, toolbar: false, isLater: true)).webViewSafeArea.bottom == 34)
  }

  @Test("from iOS 26 on bars are obscured insets, and the viewports have their insets")
  func barsAreObscuredInsetsSinceIOS26() {
    let shown = place(state(.never, isLater: true))
    #expect(shown.obscuredContentInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    #expect(
      shown.viewportInsets?.minimum == UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    #expect(
      shown.viewportInsets?.maximum == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    let hidden = place(state(.never, toolbar: false, isLater: true))
    #expect(hidden.obscuredContentInsets == UIEdgeInsets(top: 91, left: 0, bottom: 0, right: 0))
    #expect(place(state(.never)).obscuredContentInsets == nil)
  }

  @Test("a behavior that only an app assigns leaves the safe area to the app")
  func appOnlyBehaviorsLeaveTheSafeArea() {
    let placement = place(state(.automatic))
    #expect(placement.contentInset == .zero)
    #expect(placement.webViewSafeArea == state(.automatic).safeArea)
  }

  @Test("a page at its beginning stays there when the top changes, another stays where it is")
  func pagesAtTheTopFollowTheInset() {
    func moved(_ offset: CGFloat) -> CGFloat {
      SafeAreaPlacement.contentOffset(offset, whenTopChangesFrom: 91, to: 47)
    }
    #expect(moved(-91) == -47)
    #expect(moved(-120) == -47)
    #expect(moved(-90.667) == -47)
    #expect(moved(-90) == -90)
    #expect(moved(300) == 300)
  }
}
