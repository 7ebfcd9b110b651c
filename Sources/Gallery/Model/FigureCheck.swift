/// One number or word of a figure: what a statement says, and what the running screen has.
package struct FigureCheck: Sendable, Equatable {
  /// What it was measured on, such as "iPhone X, landscape".
  package let subject: String
  /// What was measured, such as "view.safeAreaInsets".
  package let name: String
  /// What the statement or the catalog says.
  package let expected: FigureValue
  /// What the screen has.
  package let measured: FigureValue

  /// Compares what is expected with what was measured.
  package init<Quantity: FigureQuantity>(
    _ name: String, on subject: String, expected: Quantity, measured: Quantity
  ) {
    self.subject = subject
    self.name = name
    self.expected = expected.figureValue
    self.measured = measured.figureValue
  }

  /// Compares with what may not be there at all, which no expectation agrees with.
  package init<Quantity: FigureQuantity>(
    _ name: String, on subject: String, expected: Quantity, measured: Quantity?
  ) {
    self.subject = subject
    self.name = name
    self.expected = expected.figureValue
    self.measured = measured?.figureValue ?? FigureValue(words: "nothing")
  }

  /// Whether both agree to a hundredth of a point.
  package var holds: Bool { expected.agrees(with: measured) }
}
