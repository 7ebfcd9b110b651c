public import Foundation

extension UIScrollView {
  /// The manner in which scrolling dismisses the keyboard (S4.32).
  public enum KeyboardDismissMode: Int, Sendable {
    /// Scrolling does not dismiss the keyboard.
    case none = 0
    /// A drag dismisses the keyboard when it begins.
    case onDrag = 1
    /// The keyboard follows the drag; dragging it down dismisses it.
    case interactive = 2
    /// The same as `onDrag`, but including the input accessory view.
    case onDragWithAccessory = 3
    /// The same as `interactive`, but including the input accessory view.
    case interactiveWithAccessory = 4
  }

  /// The style of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Indicators are dark on a light background, and light on a dark one.
    case `default` = 0
    /// Dark indicators, for light content.
    case black = 1
    /// Light indicators, for dark content.
    case white = 2
  }

  /// The fraction of the velocity that remains after each millisecond (S4.32).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part that is left, below 1.
    public let rawValue: CGFloat

    /// Creates a rate from the part that is left.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default rate of deceleration, 0.998 a millisecond.
    public static let normal: DecelerationRate = .init(rawValue: 0.998)
    /// A fast rate of deceleration, 0.99 a millisecond.
    public static let fast: DecelerationRate = .init(rawValue: 0.99)
  }
}
