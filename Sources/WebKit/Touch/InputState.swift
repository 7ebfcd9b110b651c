import CoreGraphics
import UIKit

/// The state of a web view's input: touches, gestures, and the keyboard.
struct InputState {
  /// The touches on the page.
  var touches: TouchState = TouchState()
  /// The current sequence of touches on the page, or else the last one.
  var touchSequence: TouchSequence?
  /// The number of drags that scroll the view but that the page may still claim.
  var undecidedScrolls: Int = 0
  /// The recognizer of the pinch that zooms the page.
  var pinch: UIPinchGestureRecognizer?
  /// The zoom scale at which the pinch began.
  var pinchStart: CGFloat = 1
  /// The recognizer of the double tap that zooms the page.
  var doubleTap: UITapGestureRecognizer?
  /// The edge swipes that navigate back and forward, if the app allows them.
  var swipes: BackForwardSwipes?
  /// The height of the view that the keyboard covers, in points.
  var keyboardOverlap: CGFloat = 0
  /// The observer of the keyboard's frame.
  var keyboardObserver: KeyboardObserver?
}
