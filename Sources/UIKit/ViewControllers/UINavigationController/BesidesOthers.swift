import Foundation

/// Lets a gesture go on beside those of the content: a drag that hides bars scrolls as well.
final class BesidesOthers: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
