import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Reports required constraints that exclude each other, once for each break (S8.19).
  ///
  /// S8.20: Constraints of lower priority break silently. A break is remembered until the
  /// constraint is removed or the conflict is resolved.
  ///
  /// Conflicts are reported after a layout pass and not between its two rounds, when insets are
  /// still those from before a rotation of the device while sizes are the new ones.
  func reportConflicts() {
    guard hasUnreportedBreaks, !needsUpdate else { return }
    hasUnreportedBreaks = false
    let conflicts = solver.conflicts
    if conflicts.isEmpty {
      reportedBreaks.removeAll()
      return
    }
    guard !isFitting else { return }
    makeConstraints(of: conflicts)
    let owners = owners()
    var reports: Set<String> = []
    for conflict in conflicts {
      let text = report(of: conflict, owners)
      reports.insert(text)
      if !reportedBreaks.contains(text) { Runtime.report(text) }
    }
    reportedBreaks = reports
  }

  /// Creates constraints from the rows of stacks that take part in conflicts, for the report.
  private func makeConstraints(of conflicts: [Conflict]) {
    let named = Set(conflicts.flatMap(\.exclusive) + conflicts.map(\.broken))
    for case .stack(let rows)? in installed
    where rows.rows.contains(where: { $0.handle.map(named.contains) ?? false }) {
      rows.stack?.makeConstraintsOfRows()
    }
  }

  /// Returns the description of the owner of each row of the solver, and the order of its activation.
  private func owners() -> [LayoutRow: (text: String, order: Int)] {
    var owners: [LayoutRow: (text: String, order: Int)] = [:]
    for entry in installed {
      guard case .constraint(let constraint)? = entry, let row = constraint.registration.row else {
        continue
      }
      owners[row] = (constraint.logDescription, constraint.registration.order)
    }
    for node in nodes where node.engine === self {
      for constraint in node.mask {
        guard let row = constraint.registration.row else { continue }
        owners[row] = (constraint.logDescription, -1)
      }
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        guard let row = node.size[axis], let view = node.view else { continue }
        owners[row] = (Self.sizeText(of: view, axis), -1)
      }
    }
    return owners
  }

  private static func sizeText(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> String {
    let size = view.intrinsicContentSize
    let (name, length) = axis == .horizontal ? ("width", size.width) : ("height", size.height)
    let hugging = LayoutLog.number(CGFloat(view.contentHuggingPriority(for: axis).rawValue))
    let resistance = LayoutLog.number(
      CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue))
    return """
      <NSContentSizeLayoutConstraint:\(LayoutLog.address(of: view)) \
      \(LayoutLog.name(of: view)).\(name) == \(LayoutLog.number(length)) Hug:\(hugging) \
      CompressionResistance:\(resistance)   (active)>
      """
  }

  private func report(
    of conflict: Conflict, _ owners: [LayoutRow: (text: String, order: Int)]
  ) -> String {
    let set = conflict.exclusive.compactMap { owners[$0] }.sorted { $0.order < $1.order }
    let list = set.map { "    \"\($0.text)\"" }.joined(separator: ",\n")
    let broken = owners[conflict.broken]?.text ?? "(a constraint of the system)"
    return """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
      refer to the documentation for the UIView property \
      translatesAutoresizingMaskIntoConstraints) 
      (
      \(list)
      )

      Will attempt to recover by breaking constraint 
      \(broken)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """
  }

  /// Removes a constraint and adds it again, after its form has changed.
  func reinsert(_ entry: LayoutEntry) {
    guard entry.engineReference === storedReference, entry.isInstalled else { return }
    entry.forEachHandle(removeRow)
    installed[entry.index] = nil
    entry.clearHandles()
    pending.append(entry)
    setNeedsUpdate()
  }
}
