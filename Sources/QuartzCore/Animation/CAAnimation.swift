public import Foundation

/// The base class of animations, which change the appearance of layers but not their property values.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  var time = MediaTiming()
  private var values: [String: Any] = [:]

  /// Creates an animation that has no effect.
  public override init() {
    super.init()
  }

  /// Creates no animation: archives of animations are not supported, and the result is always `nil`.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The entry point of ``make(_:)``: the class's own `init()`, called through its vtable.
  @usableFromInline convenience init(_dynamic nothing: Void) {
    self.init()
  }

  /// The timing function that the progress follows; `nil`, the default, is linear.
  open var timingFunction: CAMediaTimingFunction?

  /// The delegate of the animation, which the animation keeps alive.
  open var delegate: (any CAAnimationDelegate)?

  /// A Boolean value that determines whether the animation is removed from its layer when it has ended;
  /// `true` by default.
  open var isRemovedOnCompletion: Bool = true

  // MARK: Timing

  /// The time at which the animation begins, in seconds of the time space of its layer or group.
  ///
  /// The default is 0: the animation begins at the end of the turn of the run loop in which it is added to a
  /// layer.
  open var beginTime: CFTimeInterval {
    get { time.beginTime }
    set { time.beginTime = newValue }
  }

  /// The basic duration of one repetition, in seconds; 0, the default, means the transaction's duration, or
  /// 0.25.
  open var duration: CFTimeInterval {
    get { time.duration }
    set { time.duration = newValue }
  }

  /// The speed of the animation relative to its parent's time space; 1 by default.
  open var speed: Float {
    get { time.speed }
    set { time.speed = newValue }
  }

  /// The offset into the animation at which it begins, in seconds; 0 by default.
  open var timeOffset: CFTimeInterval {
    get { time.timeOffset }
    set { time.timeOffset = newValue }
  }

  /// The number of times that the animation repeats; 0, the default, plays it once.
  open var repeatCount: Float {
    get { time.repeatCount }
    set { time.repeatCount = newValue }
  }

  /// The total time for which the animation repeats, in seconds; 0, the default, does not repeat it.
  open var repeatDuration: CFTimeInterval {
    get { time.repeatDuration }
    set { time.repeatDuration = newValue }
  }

  /// A Boolean value that determines whether the animation plays backward after playing forward; `false` by
  /// default.
  open var autoreverses: Bool {
    get { time.autoreverses }
    set { time.autoreverses = newValue }
  }

  /// A constant that specifies what the animation shows before its beginning and after its end; `removed`
  /// by default.
  open var fillMode: CAMediaTimingFillMode {
    get { time.fillMode }
    set { time.fillMode = newValue }
  }

  // MARK: Values

  /// Returns the default value of a property of the class; `nil` for an unknown key.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "speed": 1 as Float
    case "removedOnCompletion": true
    case "fillMode": CAMediaTimingFillMode.removed
    default: nil
    }
  }

  /// Returns the value of a property, or the value that was set for a key.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "duration": duration
    case "beginTime": beginTime
    case "keyPath": (self as? CAPropertyAnimation)?.keyPath
    case "removedOnCompletion": isRemovedOnCompletion
    default: values[key]
    }
  }

  /// Sets a value for a key, by which a delegate can identify the animation.
  open func setValue(_ value: Any?, forKey key: String) {
    values[key] = value
  }

  /// Adds the animation to a layer, with the event as its key.
  open func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: Copying and applying

  /// Copies the state of another animation of the class.
  func copyState(of other: CAAnimation) {
    time = other.time
    values = other.values
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }

  /// Sets the values of a layer at a time in seconds, in the time space of the layer or of the animation's
  /// group.
  func apply(at time: CFTimeInterval, to presentation: PresentedLayer) {}

  /// The basic duration of an animation for which none was set, in seconds; `nil` for the transaction's.
  var ownDuration: CFTimeInterval? { nil }
}

// NSCopying is not isolated to an actor, but animations are only copied on the main actor.
extension CAAnimation: NSCopying {
  /// Returns a copy of the animation.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  /// Returns a copy of the animation.
  func duplicate() -> CAAnimation {
    let copy = type(of: self).make(())
    copy.copyState(of: self)
    return copy
  }

  /// Creates an animation of the class on which the method is called; see ``CALayer/make(_:)``.
  @_silgen_name("$s10QuartzCore11CAAnimationC8_dynamicACyt_tcfC")
  static func make(_ nothing: Void) -> Self
}
