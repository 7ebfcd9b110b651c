import Foundation

/// How a scroll view moves just now.
@MainActor
struct ScrollMotionState {
  /// What moves the content.
  enum Mover {
    case nothing
    /// A scroll by the app, and the block to call at its end.
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
