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
  /// The number of zooms, so that a superseded zoom does not report its end.
  var number = 0
  /// The scale at which the touches began.
  var startScale: CGFloat = 1
  /// The point of the content below the centroid of the touches at that time, at scale 1.
  var anchor = CGPoint.zero
}
