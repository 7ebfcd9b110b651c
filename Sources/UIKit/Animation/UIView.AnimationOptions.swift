extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out within the animation.
    public static let layoutSubviews: AnimationOptions = .init(rawValue: 1 << 0)
    /// Touches are taken while it runs.
    public static let allowUserInteraction: AnimationOptions = .init(rawValue: 1 << 1)
    /// It begins where views are seen now.
    public static let beginFromCurrentState: AnimationOptions = .init(rawValue: 1 << 2)
    /// It never ends by itself.
    public static let `repeat`: AnimationOptions = .init(rawValue: 1 << 3)
    /// It runs there and back.
    public static let autoreverse: AnimationOptions = .init(rawValue: 1 << 4)
    /// It takes its own duration inside another animation.
    public static let overrideInheritedDuration: AnimationOptions = .init(rawValue: 1 << 5)
    /// It takes its own curve inside another animation.
    public static let overrideInheritedCurve: AnimationOptions = .init(rawValue: 1 << 6)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn: AnimationOptions = .init(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut: AnimationOptions = .init(rawValue: 2 << 16)
    /// The same speed all along.
    public static let curveLinear: AnimationOptions = .init(rawValue: 3 << 16)
  }

  /// How the speed of an animation changes.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// The same speed all along.
    case linear = 3
  }
}
