import ConstraintSolver
public import Foundation

extension UIView {
  /// The option to use the smallest possible size (S8.9).
  public static let layoutFittingCompressedSize: CGSize = .zero

  /// The option to use the largest possible size, 10,000 points each way (S8.9).
  public static let layoutFittingExpandedSize: CGSize = .init(width: 10_000, height: 10_000)

  /// Returns the smallest size that the constraints inside the view allow near a target (S8.9).
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    layoutRoot.updateMarkedConstraints()
    let wasFitted = constraintState.isFitted
    constraintState.isFitted = true
    defer { constraintState.isFitted = wasFitted }
    let engine = LayoutEngine(root: self, isFitting: true)
    engine.pending = entriesInside.sortedByActivation()
    let node = engine.node(of: self)
    engine.needsUpdate = true
    engine.add(target.width, on: node.width, at: horizontal)
    engine.add(target.height, on: node.height, at: vertical)
    engine.update()
    let size = CGSize(width: engine.solver[node.width], height: engine.solver[node.height])
    engine.restoreNodes()
    return frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
  }

  /// The entries that are installed on the view and inside it.
  private var entriesInside: [LayoutEntry] {
    var entries: [LayoutEntry] = []
    addEntries(to: &entries)
    return entries
  }

  private func addEntries(to entries: inout [LayoutEntry]) {
    for constraint in constraintState.constraints { entries.append(.constraint(constraint)) }
    if let rows = constraintState.stackRows { entries.append(.stack(rows)) }
    for view in subviews { view.addEntries(to: &entries) }
  }
}

extension LayoutEngine {
  fileprivate func add(_ length: CGFloat, on variable: Variable, at priority: UILayoutPriority) {
    solver.add(
      [Term(1, variable)], constant: Double(-length), relation: .equal,
      priority: Priority(priority.rawValue))
  }

  /// Restores the variables that all items had before a fitting.
  fileprivate func restoreNodes() {
    for node in nodes { node.detachFromEngine() }
    nodes = []
  }
}
