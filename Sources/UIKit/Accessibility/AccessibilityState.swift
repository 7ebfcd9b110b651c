import CoreGraphics
import Foundation

/// The accessibility properties of an element that are set; they do not affect layout.
struct AccessibilityState {
  var isElement: Bool?
  var label: String?
  var attributedLabel: NSAttributedString?
  var hint: String?
  var attributedHint: NSAttributedString?
  var value: String?
  var attributedValue: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var hidesElements = false
  var elements: [Any]?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var isModal = false
  var groupsChildren = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var respondsToUser: Bool?
  var inputLabels: [String]?
  var containerType = UIAccessibilityContainerType.none
  var ignoresInvertColors = false
}
