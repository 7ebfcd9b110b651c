public import Foundation

extension UIScrollView {
  /// How scrolling hides the keyboard (S4.32).
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// As soon as a finger scrolls.
    case onDrag = 1
    /// By pulling it down with the finger.
    case interactive = 2
    /// As soon as a finger scrolls, with what stands above the keyboard.
    case onDragWithAccessory = 3
    /// By pulling it down with the finger, with what stands above the keyboard.
    case interactiveWithAccessory = 4
  }

  /// The look of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light ground, light on dark ground.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// How much of its speed content keeps after a millisecond (S4.32).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part that is left, below 1.
    public let rawValue: CGFloat

    /// Creates a rate from the part that is left.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0.998: content glides far.
    public static let normal: DecelerationRate = .init(rawValue: 0.998)
    /// 0.99: content stops soon.
    public static let fast: DecelerationRate = .init(rawValue: 0.99)
  }
}
