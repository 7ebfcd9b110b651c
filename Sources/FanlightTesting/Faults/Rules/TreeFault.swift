import AuditRules

/// A fault of a box in a tree, before its view is named.
struct TreeFault: Sendable {
  /// The rule's id.
  var rule: String
  /// How much it harms.
  var severity: LayoutFault.Severity
  /// Whether it counts.
  var certainty: LayoutFault.Certainty = .certain
  /// The places of the boxes at fault in the tree.
  var boxes: [Int]
  /// The edge of the screen at which it is.
  var edge: Edge?
  /// What is wrong, with the numbers that were measured.
  var message: String
  /// The part of the screen that is at fault.
  var rect: Rect
  /// How bad it is.
  var weight: Double
}
