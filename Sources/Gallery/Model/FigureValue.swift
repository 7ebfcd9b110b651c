import Foundation

/// Numbers in points, or text, that a figure displays and compares.
package struct FigureValue: Sendable, Equatable {
  /// The numbers; empty for text.
  package let numbers: [Double]
  /// The text that is displayed.
  package let text: String

  /// Creates a value from text, which is compared literally.
  package init(words: String) {
    numbers = []
    text = words
  }

  /// Creates a value from numbers in points.
  package init(_ numbers: [Double], separator: String = ", ") {
    self.numbers = numbers
    text = numbers.map(Self.text).joined(separator: separator)
  }

  /// Creates a value from numbers in points that is displayed as a text.
  package init(_ numbers: [Double], text: String) {
    self.numbers = numbers
    self.text = text
  }

  /// Creates a value from numbers in points, each with its name: "x 0, y 44".
  package init(_ named: [(name: String, number: Double)]) {
    numbers = named.map(\.number)
    text = named.map { "\($0.name) \(Self.text(of: $0.number))" }.joined(separator: ", ")
  }

  /// Returns whether both values agree: text literally, numbers to a hundredth of a point.
  package func agrees(with other: FigureValue) -> Bool {
    guard numbers.count == other.numbers.count else { return false }
    guard !numbers.isEmpty else { return text == other.text }
    return zip(numbers, other.numbers).allSatisfy { abs($0 - $1) < 0.01 }
  }

  /// Returns a number with at most two decimals, such as "97.67" or "44".
  package static func text(of number: Double) -> String {
    guard number.isFinite else { return "\(number)" }
    let hundredths = (number * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(number)" }
    let whole = Int(abs(hundredths))
    let sign = hundredths < 0 ? "−" : ""
    var text = "\(sign)\(whole / 100)"
    if whole % 100 != 0 { text += ".\(whole / 10 % 10)" }
    if whole % 10 != 0 { text += "\(whole % 10)" }
    return text
  }
}
