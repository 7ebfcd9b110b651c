import ConstraintSolver
import Foundation

/// What layout knows of a view or guide that constraints are about.
@MainActor
final class LayoutNode {
  let unknowns: LayoutUnknowns
  /// The engine that the variables belong to; `nil` once the item is detached from it.
  @exclusivity(unchecked) var engineReference: EngineReference?
  /// The view or guide.
  let item: ItemReference
  /// The constraints that stand in for the autoresizing mask, first horizontal, then vertical (S8.3).
  @exclusivity(unchecked) var mask: [NSAutoresizingMaskLayoutConstraint] = []
  /// The rows of the intrinsic width and height (S8.8).
  @exclusivity(unchecked) var size = SizeRows()
  /// What the item had before a size was fitted; it comes back afterward.
  @exclusivity(unchecked) var previous: LayoutNode?
  /// The rectangle that constraints gave last, whether it was written yet or not; not rounded.
  @exclusivity(unchecked) var solved: CGRect?
  /// The rectangle that was last written into the view.
  @exclusivity(unchecked) var written: CGRect?
  /// Whether the item's text wraps at the width that layout gives it, when it was last measured.
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

/// A constraint of the solver, as layout holds it.
typealias LayoutRow = ConstraintSolver.Constraint
