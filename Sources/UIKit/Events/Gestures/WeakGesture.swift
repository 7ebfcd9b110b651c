/// A weak reference to a gesture recognizer.
struct WeakGesture {
  weak var gesture: UIGestureRecognizer?

  init(_ gesture: UIGestureRecognizer) {
    self.gesture = gesture
  }
}
