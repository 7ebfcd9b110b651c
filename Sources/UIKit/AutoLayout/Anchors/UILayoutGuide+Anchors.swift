extension UILayoutGuide {
  /// The anchor of the guide's leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(side: ConstraintSide(self, .leading))
  }

  /// The anchor of the guide's trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(side: ConstraintSide(self, .trailing))
  }

  /// The anchor of the guide's left edge.
  public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(side: ConstraintSide(self, .left))
  }

  /// The anchor of the guide's right edge.
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(side: ConstraintSide(self, .right))
  }

  /// The anchor of the guide's top edge.
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(side: ConstraintSide(self, .top))
  }

  /// The anchor of the guide's bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(side: ConstraintSide(self, .bottom))
  }

  /// The anchor of the guide's width.
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(side: ConstraintSide(self, .width))
  }

  /// The anchor of the guide's height.
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(side: ConstraintSide(self, .height))
  }

  /// The anchor of the guide's horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(side: ConstraintSide(self, .centerX))
  }

  /// The anchor of the guide's vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(side: ConstraintSide(self, .centerY))
  }
}
