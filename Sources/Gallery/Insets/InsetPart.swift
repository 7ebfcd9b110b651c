/// A component of an inset, such as the 44 points of a navigation bar.
package struct InsetPart: Sendable, Equatable {
  /// The component's name: "status bar", "navigation bar", "home indicator", "contentInset".
  package let name: String
  /// The component's length, in points.
  package let length: Double

  /// Creates a component from its name and its length, in points.
  package init(_ name: String, _ length: Double) {
    self.name = name
    self.length = length
  }

  /// The length and the name, such as "44 navigation bar".
  var text: String { "\(FigureValue.text(of: length)) \(name)" }
}

extension [InsetPart] {
  /// The components as a sum, such as "88 safe area − 20 contentInset".
  var sum: String {
    enumerated().map { index, part in
      guard index > 0 else { return part.text }
      let sign = part.length < 0 ? "−" : "+"
      return " \(sign) \(InsetPart(part.name, abs(part.length)).text)"
    }.joined()
  }
}
