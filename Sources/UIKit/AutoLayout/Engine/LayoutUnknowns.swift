import ConstraintSolver

/// The left and top edges of an item in the space of the superview or owning view, and its size, in
/// points.
///
/// Of a view it is the alignment rectangle.
struct LayoutUnknowns {
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable

  init(in solver: inout Solver) {
    x = solver.makeVariable()
    y = solver.makeVariable()
    width = solver.makeVariable(isNonNegative: true)
    height = solver.makeVariable(isNonNegative: true)
  }
}
