import Foundation

/// Numbers in points, or words, as a figure shows and compares them.
package struct FigureValue: Sendable, Equatable {
  /// The numbers; none if there are only words.
  package let numbers: [Double]
  /// As it is shown.
  package let text: String

  /// A value of words, which are compared as they are.
  package init(words: String) {
    numbers = []
    text = words
  }

  /// A value of numbers in points.
  package init(_ numbers: [Double], separator: String = ", ") {
    self.numbers = numbers
    text = numbers.map(Self.text).joined(separator: separator)
  }

  /// A value of numbers in points that are shown as a text says it.
  package init(_ numbers: [Double], text: String) {
    self.numbers = numbers
    self.text = text
  }

  /// A value of numbers in points, each with its name: "x 0, y 44".
  package init(_ named: [(name: String, number: Double)]) {
    numbers = named.map(\.number)
    text = named.map { "\($0.name) \(Self.text(of: $0.number))" }.joined(separator: ", ")
  }

  /// Whether both are the same: words to the letter, numbers to a hundredth of a point.
  package func agrees(with other: FigureValue) -> Bool {
    guard numbers.count == other.numbers.count else { return false }
    guard !numbers.isEmpty else { return text == other.text }
    return zip(numbers, other.numbers).allSatisfy { abs($0 - $1) < 0.01 }
  }

  /// A number with at most two decimals, such as "97.67" or "44".
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
