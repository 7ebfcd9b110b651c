/// The ways in which a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates ways from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upwards: the popover lies below its source.
  public static let up: UIPopoverArrowDirection = .init(rawValue: 1)
  /// Downwards: the popover lies above its source.
  public static let down: UIPopoverArrowDirection = .init(rawValue: 2)
  /// To the left: the popover lies to the right of its source.
  public static let left: UIPopoverArrowDirection = .init(rawValue: 4)
  /// To the right: the popover lies to the left of its source.
  public static let right: UIPopoverArrowDirection = .init(rawValue: 8)
  /// Any of the four.
  public static let any: UIPopoverArrowDirection = .init(rawValue: 15)
  /// None that is known: there is no popover, or it lies over its source.
  public static let unknown: UIPopoverArrowDirection = .init(rawValue: .max)
}
