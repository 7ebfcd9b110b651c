import ConstraintSolver
import Foundation

extension UIView {
  /// The smallest size that the constraints inside the view allow near a target (S8.9).
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    layoutRoot.updateMarkedConstraints()
    let engine = LayoutEngine(root: self, isFitting: true)
    engine.waiting = constraintsInside.sorted { $0.place.order < $1.place.order }
    let node = engine.node(of: self)
    engine.isOutOfDate = true
    engine.add(target.width, on: node.width, at: horizontal)
    engine.add(target.height, on: node.height, at: vertical)
    engine.update()
    let size = CGSize(width: engine.solver[node.width], height: engine.solver[node.height])
    engine.surrenderNodes()
    return frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
  }

  private var constraintsInside: [NSLayoutConstraint] {
    constraintState.constraints + subviews.flatMap(\.constraintsInside)
  }
}

extension LayoutEngine {
  fileprivate func add(_ length: CGFloat, on variable: Variable, at priority: UILayoutPriority) {
    solver.add(
      [Term(1, variable)], constant: Double(-length), relation: .equal,
      priority: Priority(priority.rawValue))
  }

  /// Gives all items the unknowns back that they had before a fitting.
  fileprivate func surrenderNodes() {
    for node in nodes { node.forget() }
    nodes = []
  }
}
