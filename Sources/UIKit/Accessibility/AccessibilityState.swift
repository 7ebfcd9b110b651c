/// The accessibility properties of an element; they do not affect layout.
struct AccessibilityState {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits = .none
  var identifier: String?
  var hidesElements = false
}
