public import CoreGraphics
public import Foundation

// Foundation on Linux boxes only its own structures, so each geometric value is boxed as the one
// with the same numbers.

extension NSValue {
  /// Creates a box with a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// Creates a box with a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// Creates a box with a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// Creates a box with a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(point: CGPoint(x: vector.dx, y: vector.dy))
  }

  /// Creates a box with an offset.
  public convenience init(uiOffset insets: UIOffset) {
    self.init(point: CGPoint(x: insets.horizontal, y: insets.vertical))
  }

  /// Creates a box with insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// Creates a box with insets along the writing direction.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }

  /// The point in the box.
  public var cgPointValue: CGPoint { pointValue }

  /// The size in the box.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle in the box.
  public var cgRectValue: CGRect { rectValue }

  /// The vector in the box.
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }

  /// The offset in the box.
  public var uiOffsetValue: UIOffset {
    UIOffset(horizontal: pointValue.x, vertical: pointValue.y)
  }

  /// The insets in the box.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// The insets along the writing direction in the box.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let insets = edgeInsetsValue
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
