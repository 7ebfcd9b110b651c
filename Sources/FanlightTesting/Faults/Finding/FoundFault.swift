import AuditRules
import UIKit

/// A fault with the views that have it, which allowances are compared with.
@MainActor
struct FoundFault {
  /// The fault.
  let fault: LayoutFault
  /// The views at fault.
  let views: [UIView]

  /// Creates a fault that no box has.
  init(_ fault: LayoutFault, views: [UIView]) {
    self.fault = fault
    self.views = views
  }

  /// Names the views of a fault in a tree.
  ///
  /// - Parameters:
  ///   - fault: The fault.
  ///   - views: The views of the tree, in the order of its boxes.
  init(_ fault: TreeFault, in views: [UIView]) {
    let found = fault.boxes.map { views[$0] }
    let others = found.dropFirst().map { " (\(ViewText.label(of: $0)))" }.joined()
    let edge = fault.edge.map { " at \($0.rawValue)" } ?? ""
    self.init(
      LayoutFault(
        rule: fault.rule, severity: fault.severity, certainty: fault.certainty,
        view: found.first.map(ViewText.label), message: fault.message + others,
        rect: CGRect(fault.rect), weight: fault.weight,
        key: found.map(ViewKey.key).joined(separator: " | ") + edge),
      views: found)
  }
}
