/// The timing of an object in a hierarchical time space: of a layer, an animation, or an animation in a
/// group.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// The begin time of the object, in seconds of its parent's time space.
  var beginTime: CFTimeInterval { get set }
  /// The basic duration, in seconds.
  var duration: CFTimeInterval { get set }
  /// The rate of the object's time relative to its parent's time space.
  var speed: Float { get set }
  /// An additional offset into the object's time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of times that the object repeats, which may be a fraction.
  var repeatCount: Float { get set }
  /// The total time for which the object repeats, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that determines whether the object plays backward after playing forward.
  var autoreverses: Bool { get set }
  /// A constant that specifies what the object shows before its beginning and after its end.
  var fillMode: CAMediaTimingFillMode { get set }
}
