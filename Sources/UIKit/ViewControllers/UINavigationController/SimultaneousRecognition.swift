import Foundation

/// A delegate that lets a gesture be recognized together with the content's: a drag that hides bars scrolls as well.
final class SimultaneousRecognition: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
