public import Foundation

/// The standard tokenizer of a text input, which works on its string (S19.9).
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// Creates a tokenizer of a text input, which the tokenizer references weakly.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// Returns the range of the unit around a position; `nil` if the position is in none.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let units = units(granularity), let index = index(of: position) else { return nil }
    let isBackward = direction.isBackward
    let found = units.first {
      isBackward
        ? $0.location < index && index <= $0.upperBound
        : $0.location <= index && index < $0.upperBound
    }
    return found.flatMap(textRange)
  }

  /// Returns a Boolean value that indicates whether a position is at the boundary of a unit.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let units = units(granularity), let index = index(of: position) else { return false }
    return units.contains { (direction.isBackward ? $0.location : $0.upperBound) == index }
  }

  /// Returns the next boundary of a unit in a direction; `nil` if there is none.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input, let units = units(granularity), let index = index(of: position) else {
      return nil
    }
    let boundaries = units.flatMap { [$0.location, $0.upperBound] }
    let next =
      direction.isBackward
      ? boundaries.last { $0 < index } : boundaries.first { $0 > index }
    return next.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  /// Returns a Boolean value that indicates whether a position is in a unit.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  private func index(of position: UITextPosition) -> Int? {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }

  private func textRange(_ range: NSRange) -> UITextRange? {
    guard let input,
      let start = input.position(from: input.beginningOfDocument, offset: range.location),
      let end = input.position(from: input.beginningOfDocument, offset: range.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  private func units(_ granularity: UITextGranularity) -> [NSRange]? {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return nil }
    return TextUnits.ranges(of: granularity, in: input.text(in: all) ?? "")
  }
}
