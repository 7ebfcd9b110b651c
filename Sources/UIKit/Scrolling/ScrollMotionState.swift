import Foundation

/// The current motion of a scroll view.
@MainActor
struct ScrollMotionState {
  /// Constants for what moves the content.
  enum Mover {
    case nothing
    /// A scroll by the app, and the block to call at its end.
    case animation(ended: () -> Void)
    /// The deceleration after a drag.
    case throwing(x: ScrollDeceleration, y: ScrollDeceleration)
  }

  var mover = Mover.nothing
  let ticker = FrameTicker()
  var isTracking = false
  var isDragging = false
  /// The offset to which the touch has dragged content, without rubber-banding.
  var pulled = CGPoint.zero
  /// The offset that was shown for that; if it is another one now, the app has moved the content.
  var shown = CGPoint.zero
  var lastTranslation = CGPoint.zero
  /// The offset at which the touch began.
  var start = CGPoint.zero
  var lockedAxis: Axis?

  /// The axis that a locked drag moves along.
  enum Axis { case horizontal, vertical }
}
