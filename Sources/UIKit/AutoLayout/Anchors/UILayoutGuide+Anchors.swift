extension UILayoutGuide {
  /// The anchor of the guide's leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }

  /// The anchor of the guide's trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }

  /// The anchor of the guide's left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }

  /// The anchor of the guide's right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }

  /// The anchor of the guide's top edge.
  public var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }

  /// The anchor of the guide's bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }

  /// The anchor of the guide's width.
  public var widthAnchor: NSLayoutDimension { dimension(.width) }

  /// The anchor of the guide's height.
  public var heightAnchor: NSLayoutDimension { dimension(.height) }

  /// The anchor of the guide's horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }

  /// The anchor of the guide's vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
}
