/// The touch handling state of a view.
@MainActor
struct TouchingState {
  var isMultipleTouchEnabled = false
  var isExclusive = false
  var recognizers: [UIGestureRecognizer] = []
  var keyboardGuide: UIKeyboardLayoutGuide?
}
