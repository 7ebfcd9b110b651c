extension LayoutItem {
  /// Returns the anchor of a horizontal position.
  func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(side: ConstraintSide(reference, attribute))
  }

  /// Returns the anchor of a vertical position.
  func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(side: ConstraintSide(reference, attribute))
  }

  /// Returns the anchor of a size.
  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(side: ConstraintSide(reference, attribute))
  }
}
