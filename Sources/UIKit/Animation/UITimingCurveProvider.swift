/// An object that provides the timing information of an animation.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The type of timing information that the object provides.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic timing parameters; `nil` if there are none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring timing parameters; `nil` if there are none.
  var springTimingParameters: UISpringTimingParameters? { get }
}
