import AuditRules

/// A fault of a box in a tree, before its views are looked up.
struct TreeFault: Sendable {
  /// The rule's id.
  var rule: String
  /// The severity.
  var severity: LayoutFault.Severity
  /// Whether it counts or is for review.
  var certainty: LayoutFault.Certainty = .certain
  /// The indices of the boxes in the tree.
  var boxes: [Int]
  /// The edge of the screen.
  var edge: Edge?
  /// A description of the fault, with the measured numbers.
  var message: String
  /// The part of the screen that is at fault.
  var rect: Rect
  /// How bad it is; comparable only within one rule.
  var weight: Double
}
