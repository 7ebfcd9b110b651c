import AuditRules
import UIKit

/// A fault with its views, for matching allowances.
@MainActor
struct FoundFault {
  /// The fault.
  let fault: LayoutFault
  /// The views at fault.
  let views: [UIView]

  /// Creates a fault that belongs to no box.
  init(_ fault: LayoutFault, views: [UIView]) {
    self.fault = fault
    self.views = views
  }

  /// Creates a fault with the views of its boxes.
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
