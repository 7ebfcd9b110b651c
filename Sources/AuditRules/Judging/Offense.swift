/// A rule's fault on one screenful, before the screens that share it are one finding.
struct Offense: Sendable, Hashable {
  /// The element at fault.
  var element: Element
  /// The edge at which it is at fault.
  var edge: Edge?
  /// How much it harms.
  var severity: Severity
  /// Whether it counts.
  var certainty: Certainty
  /// The element whose declarations are the cause.
  var culprit: Element
  /// The part of the element that is at fault.
  var rect: Rect
  /// What is in the way.
  var obstruction: Obstruction?
  /// How much of `rect` is hidden or out of reach.
  var overlap: Point?
  /// How bad it is.
  var weight: Double
  /// How the element responds to `env()`.
  var response: EdgeResponse = .unmeasured
  /// What else a reader should know.
  var notes: [String] = []
}
