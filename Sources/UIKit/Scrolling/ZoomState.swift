import Foundation

/// The state of a scroll view's zooming.
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
