package import Foundation

/// Springs and struts: how a view follows its superview's size (S8.1, S8.2).
///
/// S8.1: On each axis the flexible parts among both margins and the length share the change in
/// proportion to their lengths; where none is flexible the far margin takes it.
package enum Autoresizing {
  /// What of an axis is flexible.
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

  /// Returns where something begins and how long it is after what is around it has changed its length.
  ///
  /// - Parameters:
  ///   - start: Where it began, in points.
  ///   - length: How long it was.
  ///   - old: The length around it before.
  ///   - new: The length around it now.
  ///   - flexible: What may stretch; what may not keeps its length.
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
    func share(_ value: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      // S8.2: The split is equal when the flexible parts sum to zero.
      return total != 0 ? change * value / total : change / count
    }
    return (start + share(start, flexible.before), length + share(length, flexible.length))
  }
}
