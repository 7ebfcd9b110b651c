import ConstraintSolver
import Foundation

/// The rows of an item's intrinsic size.
struct SizeRows {
  var width: LayoutRow?
  var height: LayoutRow?

  subscript(axis: NSLayoutConstraint.Axis) -> LayoutRow? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
