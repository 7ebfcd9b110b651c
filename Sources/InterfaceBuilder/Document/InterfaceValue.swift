/// What an element with a key says.
package enum InterfaceValue: Equatable, Sendable {
  /// A rectangle in points.
  case rect(x: Double, y: Double, width: Double, height: Double)
  /// A point.
  case point(x: Double, y: Double)
  /// A size in points.
  case size(width: Double, height: Double)
  /// Insets in points; of directional ones left is leading.
  case insets(top: Double, left: Double, bottom: Double, right: Double)
  /// A color.
  case color(InterfaceColor)
  /// A font.
  case font(InterfaceFont)
  /// A text.
  case string(String)
  /// A text with attributes.
  case attributedString([InterfaceFragment])
  /// Anything else: an autoresizing mask, a button's state, traits of text input.
  case element(MarkupElement)
}
