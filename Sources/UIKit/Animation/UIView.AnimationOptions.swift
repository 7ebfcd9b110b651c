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
    /// Views receive touches while they are animated.
    public static let allowUserInteraction: AnimationOptions = .init(rawValue: 1 << 1)
    /// The animation starts at the current state of the views.
    public static let beginFromCurrentState: AnimationOptions = .init(rawValue: 1 << 2)
    /// The animation repeats until it is stopped.
    public static let `repeat`: AnimationOptions = .init(rawValue: 1 << 3)
    /// The animation runs forwards and then backwards.
    public static let autoreverse: AnimationOptions = .init(rawValue: 1 << 4)
    /// The animation uses its own duration inside another one.
    public static let overrideInheritedDuration: AnimationOptions = .init(rawValue: 1 << 5)
    /// The animation uses its own curve inside another one.
    public static let overrideInheritedCurve: AnimationOptions = .init(rawValue: 1 << 6)
    /// Contents are redrawn within a transition.
    public static let allowAnimatedContent: AnimationOptions = .init(rawValue: 1 << 7)
    /// A transition hides and shows views instead of removing and adding them.
    public static let showHideTransitionViews: AnimationOptions = .init(rawValue: 1 << 8)
    /// The animation inherits no options from the enclosing one.
    public static let overrideInheritedOptions: AnimationOptions = .init(rawValue: 1 << 9)
    /// A curve that is slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// A curve that is slow at the beginning.
    public static let curveEaseIn: AnimationOptions = .init(rawValue: 1 << 16)
    /// A curve that is slow at the end.
    public static let curveEaseOut: AnimationOptions = .init(rawValue: 2 << 16)
    /// A curve of constant speed.
    public static let curveLinear: AnimationOptions = .init(rawValue: 3 << 16)
    /// A transition that rotates about the vertical axis, from the left.
    public static let transitionFlipFromLeft: AnimationOptions = .init(rawValue: 1 << 20)
    /// A transition that rotates about the vertical axis, from the right.
    public static let transitionFlipFromRight: AnimationOptions = .init(rawValue: 2 << 20)
    /// A transition that curls the view up like a page.
    public static let transitionCurlUp: AnimationOptions = .init(rawValue: 3 << 20)
    /// A transition that curls the view down like a page.
    public static let transitionCurlDown: AnimationOptions = .init(rawValue: 4 << 20)
    /// A transition that dissolves from one view to the other.
    public static let transitionCrossDissolve: AnimationOptions = .init(rawValue: 5 << 20)
    /// A transition that rotates about the horizontal axis, from the top.
    public static let transitionFlipFromTop: AnimationOptions = .init(rawValue: 6 << 20)
    /// A transition that rotates about the horizontal axis, from the bottom.
    public static let transitionFlipFromBottom: AnimationOptions = .init(rawValue: 7 << 20)
  }

  /// Options for keyframe animations, as a set.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The raw value: bits and fields for the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out within the animation.
    public static let layoutSubviews: KeyframeAnimationOptions = .init(rawValue: 1 << 0)
    /// Views receive touches while they are animated.
    public static let allowUserInteraction: KeyframeAnimationOptions = .init(rawValue: 1 << 1)
    /// The animation starts at the current state of the views.
    public static let beginFromCurrentState: KeyframeAnimationOptions = .init(rawValue: 1 << 2)
    /// The animation repeats until it is stopped.
    public static let `repeat`: KeyframeAnimationOptions = .init(rawValue: 1 << 3)
    /// The animation runs forwards and then backwards.
    public static let autoreverse: KeyframeAnimationOptions = .init(rawValue: 1 << 4)
    /// The animation uses its own duration inside another one.
    public static let overrideInheritedDuration: KeyframeAnimationOptions = .init(
      rawValue: 1 << 5)
    /// The animation inherits no options from the enclosing one.
    public static let overrideInheritedOptions: KeyframeAnimationOptions = .init(
      rawValue: 1 << 9)
    /// Values are interpolated linearly between keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Values change only at the keyframes.
    public static let calculationModeDiscrete: KeyframeAnimationOptions = .init(rawValue: 1 << 10)
    /// Values are interpolated linearly at a constant velocity; the keyframes' times are ignored
    /// (`CAAnimationCalculationMode.paced`).
    public static let calculationModePaced: KeyframeAnimationOptions = .init(rawValue: 2 << 10)
    /// Values follow a smooth curve through the keyframes.
    public static let calculationModeCubic: KeyframeAnimationOptions = .init(rawValue: 3 << 10)
    /// Values follow a smooth curve at a constant velocity; the keyframes' times are ignored
    /// (`CAAnimationCalculationMode.cubicPaced`).
    public static let calculationModeCubicPaced: KeyframeAnimationOptions = .init(
      rawValue: 4 << 10)
  }

  /// Constants for the curve of an animation's speed.
  public enum AnimationCurve: Int, Sendable {
    /// The animation begins slowly, accelerates, and ends slowly.
    case easeInOut = 0
    /// The animation begins slowly and accelerates.
    case easeIn = 1
    /// The animation begins quickly and slows down.
    case easeOut = 2
    /// The animation has a constant speed.
    case linear = 3
  }
}
