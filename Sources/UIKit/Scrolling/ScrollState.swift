import Foundation

/// What a scroll view knows beyond its geometry.
@MainActor
struct ScrollState {
  var edgeEffects = EdgeEffects()
  /// The insets as they were last settled; listeners know these.
  var insets = ScrollInsets()
  var policy = AutomaticAdjustmentPolicy.documented
  var behaviorIsFromApp = false
  /// What the system has added to `contentInset` up to iOS 10 (S4.37).
  var legacyInset: UIEdgeInsets = .zero
  var scrollsToTop = true
  var isScrollEnabled = true
  var isPagingEnabled = false
  var isDirectionalLockEnabled = false
  var bouncesHorizontally = true
  var bouncesVertically = true
  var decelerationRate = UIScrollView.DecelerationRate.normal
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  /// How much of a collapsing bar's height the next change of insets takes without the content.
  var collapsedInset: CGFloat = 0
  /// Whether the content moves because the insets do, and not by itself.
  var movesWithInsets = false
  var contentGuide: UILayoutGuide?
  var frameGuide: UILayoutGuide?
  var refreshControl: UIRefreshControl?
  /// What the refresh control covers now, in points.
  var refreshInset: CGFloat = 0
  var motion = ScrollMotionState()
  var zoom = ZoomState()
  var indicators = IndicatorState()
}

/// How a scroll view moves just now.
@MainActor
struct ScrollMotionState {
  /// What moves the content.
  enum Mover {
    case nothing
    /// A scroll that the app asked for, and what to do at its end.
    case animation(ended: () -> Void)
    /// What a touch left to itself.
    case throwing(x: ScrollDeceleration, y: ScrollDeceleration)
  }

  var mover = Mover.nothing
  let ticker = FrameTicker()
  var isTracking = false
  var isDragging = false
  /// Where the touch has dragged content to, without the rubber band.
  var pulled = CGPoint.zero
  /// What was shown for that; when it is another offset now, the app has moved the content.
  var shown = CGPoint.zero
  var lastTranslation = CGPoint.zero
  /// The offset at which the touch began.
  var start = CGPoint.zero
  var lockedAxis: Axis?

  /// The axis that a locked drag moves along.
  enum Axis { case horizontal, vertical }
}

/// What a scroll view knows of zooming.
@MainActor
struct ZoomState {
  var least: CGFloat = 1
  var greatest: CGFloat = 1
  var scale: CGFloat = 1
  var bounces = true
  var isZooming = false
  var isBouncing = false
  var isAnimating = false
  /// Counts zooms, so that one that was overtaken does not report its end.
  var number = 0
  /// The scale at which the touches began.
  var startScale: CGFloat = 1
  /// What of the content was below the middle of the touches then, at scale 1.
  var anchor = CGPoint.zero
}

/// What a scroll view knows of its indicators.
@MainActor
struct IndicatorState {
  var showsVertical = true
  var showsHorizontal = true
  var verticalInsets: UIEdgeInsets = .zero
  var horizontalInsets: UIEdgeInsets = .zero
  var isAdjusted = true
  var style = UIScrollView.IndicatorStyle.default
  /// The layers, made when they are first seen.
  var layers: IndicatorLayers?
  let timer = Countdown()
}
