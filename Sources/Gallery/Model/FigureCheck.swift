/// A comparison of two values: one that a statement requires, and one that was measured on the
/// running screen.
///
/// The page shows both in one column: "88 ✓", or "88, measured 90 ✗".
package struct FigureCheck: Sendable, Equatable {
  /// The subject of the measurement, such as "iPhone X, landscape".
  package let subject: String
  /// The name of the value, such as "view.safeAreaInsets".
  package let name: String
  /// The value according to the statement or the catalog.
  package let expected: FigureValue
  /// The value on the screen.
  package let measured: FigureValue
  /// The calculation of the value, such as "44 status bar + 44 navigation bar"; empty for none.
  package let because: String

  /// Creates a check of a measured value.
  package init<Quantity: FigureQuantity>(
    _ name: String, on subject: String, expected: Quantity, measured: Quantity,
    because: String = ""
  ) {
    self.subject = subject
    self.name = name
    self.expected = expected.figureValue
    self.measured = measured.figureValue
    self.because = because
  }

  /// Creates a check of a measured value that may be missing, which counts as the text "nothing".
  package init<Quantity: FigureQuantity>(
    _ name: String, on subject: String, expected: Quantity, measured: Quantity?,
    because: String = ""
  ) {
    self.subject = subject
    self.name = name
    self.expected = expected.figureValue
    self.measured = measured?.figureValue ?? FigureValue(words: "nothing")
    self.because = because
  }

  /// Whether both values agree, numbers to a hundredth of a point.
  package var holds: Bool { expected.agrees(with: measured) }
}
