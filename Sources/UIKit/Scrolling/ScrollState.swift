import Foundation

/// What a scroll view knows beyond its geometry.
struct ScrollState {
  /// The insets as they were last settled; listeners know these.
  var insets = ScrollInsets()
  var policy = AutomaticAdjustmentPolicy.documented
  var behaviorIsFromApp = false
  var verticalIndicatorInsets: UIEdgeInsets = .zero
  var horizontalIndicatorInsets: UIEdgeInsets = .zero
  var adjustsIndicatorInsets = true
  var showsVerticalIndicator = true
  var showsHorizontalIndicator = true
  var bounces = true
  var isScrollEnabled = true
  var scrollsToTop = true
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
  var zoomScale: CGFloat = 1
  /// Counts animated scrolls, so that one that was overtaken does not report its end.
  var animationNumber = 0
  var contentGuide: UILayoutGuide?
  var frameGuide: UILayoutGuide?
}
