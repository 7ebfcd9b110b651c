extension UIView {
  /// Where text begins, for constraints.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(side: ConstraintSide(self, .leading))
  }

  /// Where text ends, for constraints.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(side: ConstraintSide(self, .trailing))
  }

  /// The left edge, for constraints.
  public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(side: ConstraintSide(self, .left))
  }

  /// The right edge, for constraints.
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(side: ConstraintSide(self, .right))
  }

  /// The top edge, for constraints.
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(side: ConstraintSide(self, .top))
  }

  /// The bottom edge, for constraints.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(side: ConstraintSide(self, .bottom))
  }

  /// The width, for constraints.
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(side: ConstraintSide(self, .width))
  }

  /// The height, for constraints.
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(side: ConstraintSide(self, .height))
  }

  /// The middle from left to right, for constraints.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(side: ConstraintSide(self, .centerX))
  }

  /// The middle from top to bottom, for constraints.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(side: ConstraintSide(self, .centerY))
  }

  /// The baseline of the first line of text, for constraints.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(side: ConstraintSide(self, .firstBaseline))
  }

  /// The baseline of the last line of text, for constraints.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(side: ConstraintSide(self, .lastBaseline))
  }
}
