/// A fault on one screenful, before the screens that share it become one finding.
struct Offense: Sendable, Hashable {
  /// The element at fault.
  var element: Element
  /// The edge at which it is at fault.
  var edge: Edge?
  /// The severity of the fault.
  var severity: Severity
  /// Whether the fault is certain.
  var certainty: Certainty
  /// The element whose declarations are the cause.
  var culprit: Element
  /// The part of the element that is at fault.
  var rect: Rect
  /// The obstruction.
  var obstruction: Obstruction?
  /// The extent of the part of `rect` that is hidden or cannot be reached.
  var overlap: Point?
  /// The weight of the offense, comparable only within one rule.
  var weight: Double
  /// The response of the element to `env()`.
  var response: EdgeResponse = .unmeasured
  /// Additional notes for the reader.
  var notes: [String] = []
}
