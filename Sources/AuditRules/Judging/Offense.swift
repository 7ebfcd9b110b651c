/// A fault on one screenful, before the screens that share it become one finding.
struct Offense: Sendable, Hashable {
  /// The element at fault.
  var element: Element
  /// The edge at which it is at fault.
  var edge: Edge?
  /// How much the fault harms.
  var severity: Severity
  /// Whether the fault is certain.
  var certainty: Certainty
  /// The element whose declarations are the cause.
  var culprit: Element
  /// The part of the element that is at fault.
  var rect: Rect
  /// The obstruction.
  var obstruction: Obstruction?
  /// How much of `rect` is hidden or cannot be reached.
  var overlap: Point?
  /// How bad the offense is, comparable only within one rule.
  var weight: Double
  /// How the element responds to `env()`.
  var response: EdgeResponse = .unmeasured
  /// What else a reader should know.
  var notes: [String] = []
}
