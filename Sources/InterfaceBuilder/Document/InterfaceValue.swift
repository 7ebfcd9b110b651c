/// The value of an element with a key.
package enum InterfaceValue: Equatable, Sendable {
  /// A rectangle in points.
  case rect(x: Double, y: Double, width: Double, height: Double)
  /// A point.
  case point(x: Double, y: Double)
  /// A size in points.
  case size(width: Double, height: Double)
  /// Insets in points; the left of directional insets is their leading edge.
  case insets(top: Double, left: Double, bottom: Double, right: Double)
  /// A color.
  case color(InterfaceColor)
  /// A font.
  case font(InterfaceFont)
  /// A string.
  case string(String)
  /// An attributed string.
  case attributedString([InterfaceFragment])
  /// An element of another type, such as an autoresizing mask, a button's state or text input traits.
  case element(MarkupElement)
}
