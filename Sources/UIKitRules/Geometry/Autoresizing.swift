package import Foundation

/// Springs and struts: the response of a view's frame to a change of its superview's size (S8.1,
/// S8.2).
///
/// S8.1: On each axis the flexible parts among both margins and the length share the change in
/// proportion to their lengths; where none is flexible the far margin takes it.
package enum Autoresizing {
  /// The flexible parts of an axis.
  package struct Flexibility: Sendable {
    var before: Bool
    var length: Bool
    var after: Bool

    /// Creates the flexibility of an axis.
    package init(before: Bool, length: Bool, after: Bool) {
      self.before = before
      self.length = length
      self.after = after
    }
  }

  /// Returns the position and length of a view after its superview has changed its length.
  ///
  /// - Parameters:
  ///   - start: The position before the change, in points.
  ///   - length: The length before the change.
  ///   - old: The superview's length before the change.
  ///   - new: The superview's length after the change.
  ///   - flexible: The flexible parts; the others keep their length.
  package static func resize(
    start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat,
    flexible: Flexibility
  ) -> (start: CGFloat, length: CGFloat) {
    let change = new - old
    let after = old - start - length
    var count: CGFloat = 0
    var total: CGFloat = 0
    func add(_ value: CGFloat, _ isFlexible: Bool) {
      guard isFlexible else { return }
      count += 1
      total += value
    }
    add(start, flexible.before)
    add(length, flexible.length)
    add(after, flexible.after)
    guard change != 0, count > 0 else { return (start, length) }
    func portion(_ value: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      // S8.2: The split is equal when the flexible parts sum to zero.
      return total != 0 ? change * value / total : change / count
    }
    return (start + portion(start, flexible.before), length + portion(length, flexible.length))
  }
}
