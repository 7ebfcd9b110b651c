import CoreGraphics
import Foundation

/// An accessibility element as an assistive technology reads it.
@MainActor
package struct AccessibilityNode {
  /// The view or accessibility element.
  package let element: UIResponder
  package let label: String?
  package let value: String?
  package let hint: String?
  package let identifier: String?
  package let traits: UIAccessibilityTraits
  /// The frame on the screen, in points.
  package let frame: CGRect

  init(_ element: UIResponder) {
    self.element = element
    label = element.accessibilityLabel
    value = element.accessibilityValue
    hint = element.accessibilityHint
    identifier = element.accessibilityIdentifier
    traits = element.accessibilityTraits
    frame = element.accessibilityFrame
  }

  /// The activation point, in points of the screen.
  package var activationPoint: CGPoint { element.accessibilityActivationPoint }

  /// A line of text: traits, label, value, hint, identifier, actions and frame (S20.11).
  package var text: String {
    var parts = traits.names
    if parts.isEmpty { parts = ["element"] }
    var line = parts.joined(separator: " ")
    if let label { line += " \"\(label)\"" }
    if let value, !value.isEmpty { line += " value \"\(value)\"" }
    if let hint, !hint.isEmpty { line += " hint \"\(hint)\"" }
    if let identifier { line += " id \(identifier)" }
    let actions = element.accessibilityCustomActions ?? []
    if !actions.isEmpty { line += " actions " + actions.map(\.name).joined(separator: ", ") }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
    return line + " (" + numbers.joined(separator: " ") + ")"
  }

  /// Returns a number rounded to hundredths, without trailing zeros.
  private static func number(_ value: CGFloat) -> String {
    let rounded = Double((value * 100).rounded() / 100)
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}

extension UIAccessibilityTraits {
  private static let named: [(UIAccessibilityTraits, String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.searchField, "searchField"),
    (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.header, "header"),
    (.tabBar, "tabBar"), (.summaryElement, "summaryElement"), (.adjustable, "adjustable"),
    (.toggleButton, "toggleButton"), (.selected, "selected"), (.notEnabled, "notEnabled"),
    (.updatesFrequently, "updatesFrequently"), (.playsSound, "playsSound"),
    (.startsMediaSession, "startsMediaSession"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.supportsZoom, "supportsZoom"),
  ]

  /// The names of the traits, with the roles first.
  var names: [String] { Self.named.filter { contains($0.0) }.map(\.1) }
}
