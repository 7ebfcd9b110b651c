import UIKit

/// A strategy that places pages as Safari does, their ends and changes of the bars included.
///
/// A page begins below the top bar, whether it covers the view or not, and can be scrolled until its
/// last line is clear of the bottom bar. No bar is counted twice: the top is never part of
/// `env(safe-area-inset-top)`, and the padding of a covering page at its own end is not added again.
///
/// - On iOS 26 bars are `obscuredContentInsets`: fixed elements are placed between them, and `env()`
///   contains what the device covers where there is no bar.
/// - Before, `env(safe-area-inset-bottom)` contains the bottom bar, for fixed elements to clear it.
///
/// Up to iOS 18 one limit remains. The layout viewport of a covering page is the whole web view, and at
/// rest it begins below the top bar; so an element with `position: fixed; bottom: 0` is below the screen
/// by the top inset until the page is scrolled that far (W77, W83). Only private API informs WebKit of
/// such a bar. An app whose pages have such footers lets the web view begin at the top edge of the safe
/// area; pages do not shine through the top bar then.
public struct StandardSafeArea: SafeAreaStrategy, Hashable {
  /// Creates the strategy that the browser uses by default.
  public init() {}

  /// Returns the placement of a page in a state.
  public func placement(for state: SafeAreaState) -> SafeAreaPlacement {
    let safeArea = state.safeArea
    let bottomBar = state.hasBottomBar ? safeArea.bottom : 0
    var page = safeArea
    var room = UIEdgeInsets.zero
    if state.behavior == .never {
      page.top = 0
      if state.hasObscuredContentInsets { page.bottom -= bottomBar }
      room.top = safeArea.top
      room.bottom = bottomPadding(state, bottomBar: bottomBar)
    }
    var placement = SafeAreaPlacement(
      webViewSafeArea: page, contentInset: room, indicatorsInside: safeArea)
    placement.keepsContentInPlace = true
    if state.hasObscuredContentInsets {
      // Once these insets are set, the safe area no longer determines what is obscured: an avoiding page
      // needs the sides of the device in them as well (W51, W59).
      let avoids = state.behavior == .always
      placement.obscuredContentInsets = UIEdgeInsets(
        top: safeArea.top, left: avoids ? safeArea.left : 0, bottom: bottomBar,
        right: avoids ? safeArea.right : 0)
      placement.viewportInsets = .init(
        minimum: UIEdgeInsets(top: state.deviceSafeArea.top, left: 0, bottom: 0, right: 0),
        maximum: UIEdgeInsets(
          top: max(state.largestSafeArea.top, state.deviceSafeArea.top), left: 0,
          bottom: state.largestSafeArea.bottom, right: 0))
    }
    return placement
  }

  /// Returns the space below a covering page, for its last line to clear the bar or the keyboard over it.
  ///
  /// WebKit adds space for the keyboard itself, also below a covering page, but not once it has
  /// obscured content insets (W69).
  private func bottomPadding(_ state: SafeAreaState, bottomBar: CGFloat) -> CGFloat {
    if state.keyboardOverlap > 0 {
      return state.hasObscuredContentInsets ? state.keyboardOverlap : 0
    }
    return max(0, bottomBar - state.pageEndRoom)
  }
}
