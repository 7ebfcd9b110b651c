/// A recognizer that is not kept alive.
struct WeakGesture {
  weak var gesture: UIGestureRecognizer?

  init(_ gesture: UIGestureRecognizer) {
    self.gesture = gesture
  }
}
