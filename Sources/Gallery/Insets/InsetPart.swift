/// One of the things that an inset is made of, such as 44 points of a navigation bar.
package struct InsetPart: Sendable, Equatable {
  /// What it is: "status bar", "navigation bar", "home indicator", "contentInset".
  package let name: String
  /// How many points of the inset it is.
  package let length: Double

  /// Names a part.
  package init(_ name: String, _ length: Double) {
    self.name = name
    self.length = length
  }

  /// The length and the name, such as "44 navigation bar".
  var text: String { "\(FigureValue.text(of: length)) \(name)" }
}

extension [InsetPart] {
  /// The parts as a sum, such as "88 safe area − 20 contentInset".
  var sum: String {
    enumerated().map { index, part in
      guard index > 0 else { return part.text }
      let sign = part.length < 0 ? "−" : "+"
      return " \(sign) \(InsetPart(part.name, abs(part.length)).text)"
    }.joined()
  }
}
