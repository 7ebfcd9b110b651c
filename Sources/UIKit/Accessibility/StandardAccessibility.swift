/// The accessibility attributes of a UIKit view for which the app sets none (S20.2).
struct StandardAccessibility {
  var isElement = false
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits = .none
}
