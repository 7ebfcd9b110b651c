extension UIView {
  /// The anchor of the view's leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }

  /// The anchor of the view's trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }

  /// The anchor of the view's left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }

  /// The anchor of the view's right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }

  /// The anchor of the view's top edge.
  public var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }

  /// The anchor of the view's bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }

  /// The anchor of the view's width.
  public var widthAnchor: NSLayoutDimension { dimension(.width) }

  /// The anchor of the view's height.
  public var heightAnchor: NSLayoutDimension { dimension(.height) }

  /// The anchor of the view's horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }

  /// The anchor of the view's vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }

  /// The anchor of the baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }

  /// The anchor of the baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }
}
