package import Foundation

/// Springs and struts: how a view follows its superview's size (S8.1, S8.2).
///
/// S8.1: On each axis the flexible parts among both margins and the length share the change in
/// proportion to their lengths; where none is flexible the far margin takes it.
package enum Autoresizing {
  /// Returns a view's rectangle after its superview has changed its size.
  ///
  /// - Parameters:
  ///   - frame: The rectangle before.
  ///   - mask: What may stretch; what may not keeps its length.
  ///   - old: The superview's size before, in points.
  ///   - new: The superview's size now, in points.
  package static func frame(
    _ frame: CGRect, mask: UIView.AutoresizingMask, from old: CGSize, to new: CGSize
  ) -> CGRect {
    let x = axis(
      start: frame.minX, length: frame.width, old: old.width, new: new.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let y = axis(
      start: frame.minY, length: frame.height, old: old.height, new: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private static func axis(
    start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let change = new - old
    let after = old - start - length
    let parts: [(isFlexible: Bool, value: CGFloat)] = [
      (flexible.before, start), (flexible.length, length), (flexible.after, after),
    ]
    let stretching = parts.filter(\.isFlexible)
    guard change != 0, !stretching.isEmpty else { return (start, length) }
    let total = stretching.reduce(0) { $0 + $1.value }
    func share(_ index: Int) -> CGFloat {
      guard parts[index].isFlexible else { return 0 }
      guard total != 0 else { return change / CGFloat(stretching.count) }
      return change * parts[index].value / total
    }
    return (start + share(0), length + share(1))
  }
}
