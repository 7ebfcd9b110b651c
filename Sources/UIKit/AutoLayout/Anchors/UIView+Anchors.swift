extension UIView {
  /// The anchor of the view's leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(side: ConstraintSide(self, .leading))
  }

  /// The anchor of the view's trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(side: ConstraintSide(self, .trailing))
  }

  /// The anchor of the view's left edge.
  public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(side: ConstraintSide(self, .left))
  }

  /// The anchor of the view's right edge.
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(side: ConstraintSide(self, .right))
  }

  /// The anchor of the view's top edge.
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(side: ConstraintSide(self, .top))
  }

  /// The anchor of the view's bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(side: ConstraintSide(self, .bottom))
  }

  /// The anchor of the view's width.
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(side: ConstraintSide(self, .width))
  }

  /// The anchor of the view's height.
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(side: ConstraintSide(self, .height))
  }

  /// The anchor of the view's horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(side: ConstraintSide(self, .centerX))
  }

  /// The anchor of the view's vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(side: ConstraintSide(self, .centerY))
  }

  /// The anchor of the baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(side: ConstraintSide(self, .firstBaseline))
  }

  /// The anchor of the baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(side: ConstraintSide(self, .lastBaseline))
  }
}
