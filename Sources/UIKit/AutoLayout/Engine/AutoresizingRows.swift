import ConstraintSolver
import Foundation

/// The two equations by which an autoresizing mask determines a view's frame on one axis (S8.3).
struct AutoresizingRows {
  /// The equation `sums.start * start + sums.length * length + sums.outer * outer = constant`.
  struct Row {
    var attribute: NSLayoutConstraint.Attribute
    var sums: (start: CGFloat, length: CGFloat, outer: CGFloat)
    var constant: CGFloat

    func hasForm(of other: Row) -> Bool {
      attribute == other.attribute && sums == other.sums
    }
  }

  var rows: [Row]

  /// - Parameters:
  ///   - start: The position of the view's first edge in its superview, in points.
  ///   - length: The view's length.
  ///   - outer: The superview's length.
  ///   - flexible: The parts that are flexible.
  init(
    _ axis: NSLayoutConstraint.Axis, start: CGFloat, length: CGFloat, outer: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) {
    let edge: NSLayoutConstraint.Attribute = axis == .horizontal ? .left : .top
    let extent: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let after = outer - start - length
    let toEnd = Row(attribute: extent, sums: (1, 1, -1), constant: -after)
    let fixed = Row(attribute: edge, sums: (1, 0, 0), constant: start)
    let size: Row
    switch flexible {
    case (_, false, _):
      size = Row(attribute: extent, sums: (0, 1, 0), constant: length)
    case (_, true, false):
      size = toEnd
    case (_, true, true):
      // Flexible parts share a change in proportion to their length (S8.1).
      let stretching = length + after + (flexible.before ? start : 0)
      let share = stretching == 0 ? 0 : length / stretching
      size = Row(
        attribute: extent, sums: (0, 1, -share), constant: length - share * outer)
    }
    switch flexible {
    case (true, false, true) where outer != length:
      let share = start / (outer - length)
      rows = [size, Row(attribute: edge, sums: (1, share, -share), constant: 0)]
    case (true, true, _):
      let stretching = start + length + (flexible.after ? after : 0)
      let share = stretching == 0 ? 0 : start / stretching
      rows = [
        Row(attribute: edge, sums: (1, 0, -share), constant: start - share * outer), size,
      ]
    case (true, false, false):
      rows = [Row(attribute: edge, sums: (1, 1, -1), constant: -after), size]
    default:
      rows = [fixed, size]
    }
  }
}
