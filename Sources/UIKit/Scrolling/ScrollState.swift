import Foundation

/// The state of a scroll view, apart from its geometry.
@MainActor
struct ScrollState {
  var edgeEffects = EdgeEffects()
  /// The insets as last reported.
  var insets = ScrollInsets()
  var policy = AutomaticAdjustmentPolicy.documented
  var behaviorIsFromApp = false
  /// The insets that the system has added to `contentInset` up to iOS 10 (S4.37).
  var legacyInset: UIEdgeInsets = .zero
  var scrollsToTop = true
  var isScrollEnabled = true
  var isPagingEnabled = false
  var isDirectionalLockEnabled = false
  var bouncesHorizontally = true
  var bouncesVertically = true
  var decelerationRate = UIScrollView.DecelerationRate.normal
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  /// The part of a collapsing bar's height by which the next change of insets does not move the
  /// content.
  var collapsedInset: CGFloat = 0
  /// Whether the content moves only because the insets change.
  var movesWithInsets = false
  var contentGuide: UILayoutGuide?
  var frameGuide: UILayoutGuide?
  var refreshControl: UIRefreshControl?
  /// The inset of the refresh control, in points.
  var refreshInset: CGFloat = 0
  var motion = ScrollMotionState()
  var zoom = ZoomState()
  var indicators = IndicatorState()
}
