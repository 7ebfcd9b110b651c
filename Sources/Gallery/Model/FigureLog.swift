/// A log of the calls while a figure was made, in order.
package struct FigureLog: Sendable, Equatable {
  /// The event that caused the calls.
  package let title: String
  /// The calls, one per line.
  package let lines: [String]

  /// Creates a log with a title.
  package init(_ title: String, lines: [String]) {
    self.title = title
    self.lines = lines
  }
}
