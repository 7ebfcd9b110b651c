/// What a view knows of touches.
@MainActor
struct TouchingState {
  var isMultipleTouchEnabled = false
  var isExclusive = false
  var recognizers: [UIGestureRecognizer] = []
  var keyboardGuide: UIKeyboardLayoutGuide?
}
