/// One number or word of a figure: what a statement says, and what the running screen has.
///
/// The page shows both in one column: "88 ✓", or "88, measured 90 ✗".
package struct FigureCheck: Sendable, Equatable {
  /// What it was measured on, such as "iPhone X, landscape".
  package let subject: String
  /// What was measured, such as "view.safeAreaInsets".
  package let name: String
  /// What the statement or the catalog says.
  package let expected: FigureValue
  /// What the screen has.
  package let measured: FigureValue
  /// How the value comes about, such as "44 status bar + 44 navigation bar"; empty if it is
  /// plain.
  package let because: String

  /// Compares what is expected with what was measured.
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

  /// Compares with what may not be there at all, which no expectation agrees with.
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

  /// Whether both agree to a hundredth of a point.
  package var holds: Bool { expected.agrees(with: measured) }
}
