/// A time line inside of another one: that of a layer, an animation, or an animation of a group.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// The time at which the receiver begins, in seconds of its parent's time.
  var beginTime: CFTimeInterval { get set }
  /// The basic duration, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast the receiver's time passes, as a factor of its parent's.
  var speed: Float { get set }
  /// An additional offset of the receiver's time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of times that the receiver repeats, which need not be whole.
  var repeatCount: Float { get set }
  /// The time for which the receiver repeats, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that determines whether the receiver plays backwards after it has played forwards.
  var autoreverses: Bool { get set }
  /// A constant that specifies what shows before and after the receiver's time.
  var fillMode: CAMediaTimingFillMode { get set }
}
