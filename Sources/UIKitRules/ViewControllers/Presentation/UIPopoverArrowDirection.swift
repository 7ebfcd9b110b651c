/// Constants for the direction of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The raw value: one bit for each direction.
  public let rawValue: UInt

  /// Creates a set of directions from its raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// An arrow that points up; the popover is below its source.
  public static let up: UIPopoverArrowDirection = .init(rawValue: 1)
  /// An arrow that points down; the popover is above its source.
  public static let down: UIPopoverArrowDirection = .init(rawValue: 2)
  /// An arrow that points left; the popover is to the right of its source.
  public static let left: UIPopoverArrowDirection = .init(rawValue: 4)
  /// An arrow that points right; the popover is to the left of its source.
  public static let right: UIPopoverArrowDirection = .init(rawValue: 8)
  /// Any of the four directions of an arrow.
  public static let any: UIPopoverArrowDirection = .init(rawValue: 15)
  /// The direction is not known: no popover is shown, or it covers its source.
  public static let unknown: UIPopoverArrowDirection = .init(rawValue: .max)
}
