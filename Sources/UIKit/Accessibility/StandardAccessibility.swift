/// What a view of UIKit's own says of itself where the app says nothing (S20.2).
struct StandardAccessibility {
  var isElement = false
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits = .none
}
