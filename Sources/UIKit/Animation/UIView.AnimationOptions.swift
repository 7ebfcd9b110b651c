extension UIView {
  /// Options for the animation of views, as a set.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The raw value: bits and fields for the options.
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
    /// Contents are redrawn within a transition.
    public static let allowAnimatedContent: AnimationOptions = .init(rawValue: 1 << 7)
    /// A transition hides and shows views instead of taking them out and putting them in.
    public static let showHideTransitionViews: AnimationOptions = .init(rawValue: 1 << 8)
    /// It takes no option from an animation around it.
    public static let overrideInheritedOptions: AnimationOptions = .init(rawValue: 1 << 9)
    /// A curve that is slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// A curve that is slow at the beginning.
    public static let curveEaseIn: AnimationOptions = .init(rawValue: 1 << 16)
    /// A curve that is slow at the end.
    public static let curveEaseOut: AnimationOptions = .init(rawValue: 2 << 16)
    /// The same speed all along.
    public static let curveLinear: AnimationOptions = .init(rawValue: 3 << 16)
    /// A transition that turns about the vertical axis, from the left.
    public static let transitionFlipFromLeft: AnimationOptions = .init(rawValue: 1 << 20)
    /// A transition that turns about the vertical axis, from the right.
    public static let transitionFlipFromRight: AnimationOptions = .init(rawValue: 2 << 20)
    /// A transition like a page that is turned up.
    public static let transitionCurlUp: AnimationOptions = .init(rawValue: 3 << 20)
    /// A transition like a page that is turned down.
    public static let transitionCurlDown: AnimationOptions = .init(rawValue: 4 << 20)
    /// A transition from one picture to the other.
    public static let transitionCrossDissolve: AnimationOptions = .init(rawValue: 5 << 20)
    /// A transition that turns about the horizontal axis, from the top.
    public static let transitionFlipFromTop: AnimationOptions = .init(rawValue: 6 << 20)
    /// A transition that turns about the horizontal axis, from the bottom.
    public static let transitionFlipFromBottom: AnimationOptions = .init(rawValue: 7 << 20)
  }

  /// How an animation of keyframes runs.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The raw value: bits and fields for the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out within the animation.
    public static let layoutSubviews: KeyframeAnimationOptions = .init(rawValue: 1 << 0)
    /// Touches are taken while it runs.
    public static let allowUserInteraction: KeyframeAnimationOptions = .init(rawValue: 1 << 1)
    /// It begins where views are seen now.
    public static let beginFromCurrentState: KeyframeAnimationOptions = .init(rawValue: 1 << 2)
    /// It never ends by itself.
    public static let `repeat`: KeyframeAnimationOptions = .init(rawValue: 1 << 3)
    /// It runs there and back.
    public static let autoreverse: KeyframeAnimationOptions = .init(rawValue: 1 << 4)
    /// It takes its own duration inside another animation.
    public static let overrideInheritedDuration: KeyframeAnimationOptions = .init(
      rawValue: 1 << 5)
    /// It takes no option from an animation around it.
    public static let overrideInheritedOptions: KeyframeAnimationOptions = .init(
      rawValue: 1 << 9)
    /// In a straight line from frame to frame.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// In jumps from frame to frame.
    public static let calculationModeDiscrete: KeyframeAnimationOptions = .init(rawValue: 1 << 10)
    /// In a straight line at one speed.
    public static let calculationModePaced: KeyframeAnimationOptions = .init(rawValue: 2 << 10)
    /// In a curve through the frames.
    public static let calculationModeCubic: KeyframeAnimationOptions = .init(rawValue: 3 << 10)
    /// In a curve through the frames at one speed.
    public static let calculationModeCubicPaced: KeyframeAnimationOptions = .init(
      rawValue: 4 << 10)
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
