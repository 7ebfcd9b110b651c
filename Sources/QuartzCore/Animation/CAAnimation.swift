public import Foundation

/// The base class of animations, which change what layers show and not what they are.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  var time = MediaTiming()
  private var values: [String: Any] = [:]

  /// Creates an animation that changes nothing.
  public override init() {
    super.init()
  }

  /// Creates nothing: archives of animations are not supported, and the result is `nil`.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The entry point of ``make(_:)``: the class's own `init()`, called through its vtable.
  @usableFromInline convenience init(_dynamic nothing: Void) {
    self.init()
  }

  /// The function that the progress follows; `nil`, the default, is a linear one.
  open var timingFunction: CAMediaTimingFunction?

  /// The delegate, which the animation keeps alive.
  open var delegate: (any CAAnimationDelegate)?

  /// A Boolean value that determines whether the animation is removed from its layer when it has ended;
  /// `true` by default.
  open var isRemovedOnCompletion: Bool = true

  // MARK: Timing

  /// The time at which the animation begins, in seconds of its layer's or its group's time.
  ///
  /// The default, 0, begins with the turn of the run loop in which the animation is added to a layer.
  open var beginTime: CFTimeInterval {
    get { time.beginTime }
    set { time.beginTime = newValue }
  }

  /// The basic duration, in seconds; 0, the default, is the transaction's, or 0.25.
  open var duration: CFTimeInterval {
    get { time.duration }
    set { time.duration = newValue }
  }

  /// How fast the animation runs; 1 by default.
  open var speed: Float {
    get { time.speed }
    set { time.speed = newValue }
  }

  /// Where in its time the animation begins, in seconds; 0 by default.
  open var timeOffset: CFTimeInterval {
    get { time.timeOffset }
    set { time.timeOffset = newValue }
  }

  /// The number of times that the animation runs; 0, the default, is once.
  open var repeatCount: Float {
    get { time.repeatCount }
    set { time.repeatCount = newValue }
  }

  /// The time for which the animation repeats, in seconds; 0, the default, does not repeat it.
  open var repeatDuration: CFTimeInterval {
    get { time.repeatDuration }
    set { time.repeatDuration = newValue }
  }

  /// A Boolean value that determines whether the animation runs backwards after it has run forwards.
  open var autoreverses: Bool {
    get { time.autoreverses }
    set { time.autoreverses = newValue }
  }

  /// A constant that specifies what the animation shows before it begins and after it has ended.
  open var fillMode: CAMediaTimingFillMode {
    get { time.fillMode }
    set { time.fillMode = newValue }
  }

  // MARK: Values

  /// Returns the value that a property of the class has by default; `nil` for unknown names.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "speed": 1 as Float
    case "removedOnCompletion": true
    case "fillMode": CAMediaTimingFillMode.removed
    default: nil
    }
  }

  /// Returns the value that was set for a name.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "duration": duration
    case "beginTime": beginTime
    case "keyPath": (self as? CAPropertyAnimation)?.keyPath
    case "removedOnCompletion": isRemovedOnCompletion
    default: values[key]
    }
  }

  /// Keeps a value for a name, by which a delegate tells animations apart.
  open func setValue(_ value: Any?, forKey key: String) {
    values[key] = value
  }

  /// Adds the animation to a layer, under the name of what has happened.
  open func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: Copies and their work

  /// Takes over what another animation of the class is.
  func copyState(of other: CAAnimation) {
    time = other.time
    values = other.values
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }

  /// Gives a layer the values at a time of the layer, or of the animation's group, in seconds.
  func apply(at time: CFTimeInterval, to presentation: PresentedLayer) {}

  /// The basic duration where none was set, in seconds; `nil` is the transaction's.
  var ownDuration: CFTimeInterval? { nil }
}

// Its protocol knows no actor; copies are made on the main one.
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

  /// Makes an animation of the class that the method is called on; see ``CALayer/make(_:)``.
  @_silgen_name("$s10QuartzCore11CAAnimationC8_dynamicACyt_tcfC")
  static func make(_ nothing: Void) -> Self
}
