package import Foundation

extension Autoresizing {
  /// Returns a view's rectangle after its superview has changed its size (S8.1).
  ///
  /// - Parameters:
  ///   - frame: The frame before the change.
  ///   - mask: The parts that are flexible; the others keep their length.
  ///   - old: The superview's size before the change, in points.
  ///   - new: The superview's size after the change, in points.
  package static func frame(
    _ frame: CGRect, mask: UIView.AutoresizingMask, from old: CGSize, to new: CGSize
  ) -> CGRect {
    let x = resize(
      start: frame.minX, length: frame.width, old: old.width, new: new.width,
      flexible: Flexibility(
        before: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin)))
    let y = resize(
      start: frame.minY, length: frame.height, old: old.height, new: new.height,
      flexible: Flexibility(
        before: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin)))
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }
}
