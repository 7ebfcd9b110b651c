/// What was called while a figure was made, in order.
package struct FigureLog: Sendable, Equatable {
  /// What happened.
  package let title: String
  /// One call a line.
  package let lines: [String]

  /// Describes a log.
  package init(_ title: String, lines: [String]) {
    self.title = title
    self.lines = lines
  }
}
