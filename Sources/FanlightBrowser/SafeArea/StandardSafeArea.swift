import UIKit

/// Places pages as Safari does, their ends and changes of the bars included.
///
/// A page begins below the top bar, whether it covers the view or not, and can be scrolled until
/// its last line is clear of the bottom bar. No bar is counted twice: the top is never part of
/// `env(safe-area-inset-top)`, and what a covering page keeps free at its own end is not added again.
///
/// - On iOS 26 bars are `obscuredContentInsets`: fixed elements stand between them, and `env()` says
///   what the device covers where no bar is.
/// - Before, `env(safe-area-inset-bottom)` contains the bottom bar, for fixed elements to clear it.
public struct StandardSafeArea: SafeAreaStrategy, Hashable {
  /// Creates the strategy.
  public init() {}

  /// Returns the insets for a state.
  public func placement(for state: SafeAreaState) -> SafeAreaPlacement {
    let safeArea = state.safeArea
    let bottomBar = state.hasBottomBar ? safeArea.bottom : 0
    var page = safeArea
    var room = UIEdgeInsets.zero
    if state.behavior == .never {
      page.top = 0
      if state.hasObscuredContentInsets { page.bottom -= bottomBar }
      room.top = safeArea.top
      room.bottom = max(0, bottomBar - state.pageEndRoom)
    }
    var placement = SafeAreaPlacement(
      webViewSafeArea: page, contentInset: room, indicatorsInside: safeArea)
    if state.hasObscuredContentInsets {
      placement.obscuredContentInsets = UIEdgeInsets(
        top: safeArea.top, left: 0, bottom: bottomBar, right: 0)
      placement.viewportInsets = .init(
        minimum: UIEdgeInsets(top: state.deviceSafeArea.top, left: 0, bottom: 0, right: 0),
        maximum: UIEdgeInsets(
          top: max(state.largestSafeArea.top, state.deviceSafeArea.top), left: 0,
          bottom: state.largestSafeArea.bottom, right: 0))
    }
    return placement
  }
}
