import ConstraintSolver
import Foundation

/// The layout state of a view or guide that constraints refer to.
@MainActor
final class LayoutNode {
  let unknowns: LayoutUnknowns
  /// The engine that the variables belong to; `nil` once the item is detached from it.
  @exclusivity(unchecked) var engineReference: EngineReference?
  /// The view or guide.
  let item: ItemReference
  /// The constraints that represent the autoresizing mask, first horizontal, then vertical (S8.3).
  @exclusivity(unchecked) var mask: [NSAutoresizingMaskLayoutConstraint] = []
  /// The rows of the intrinsic width and height (S8.8).
  @exclusivity(unchecked) var size = SizeRows()
  /// The item's node before a fitting size was computed; it is restored afterward.
  @exclusivity(unchecked) var previous: LayoutNode?
  /// The latest rectangle that constraints determine, whether it was applied or not; not rounded.
  @exclusivity(unchecked) var solved: CGRect?
  /// The rectangle that was last written into the view.
  @exclusivity(unchecked) var written: CGRect?
  /// Whether the item's text wraps at the width that layout determines, as of the last measurement.
  @exclusivity(unchecked) var wraps = false
  /// The width at which text was last measured for its height.
  @exclusivity(unchecked) var measuredWidth: CGFloat?

  init(_ item: ItemReference, in engine: LayoutEngine, solver: inout Solver) {
    engineReference = engine.reference
    self.item = item
    unknowns = LayoutUnknowns(in: &solver)
  }
}

extension LayoutNode {
  var x: Variable { unknowns.x }
  var y: Variable { unknowns.y }
  var width: Variable { unknowns.width }
  var height: Variable { unknowns.height }
  var engine: LayoutEngine? { engineReference?.engine }
  var view: UIView? { item.view }
  var guide: UILayoutGuide? { item.guide }
}

/// A constraint of the solver, as layout refers to it.
typealias LayoutRow = ConstraintSolver.Constraint
