import Foundation

/// The state of a slider.
struct SliderState {
  var value: Float = 0
  var minimum: Float = 0
  var maximum: Float = 1
  var isContinuous = true
  var minimumTrackTint: UIColor?
  var maximumTrackTint: UIColor?
  var thumbTint: UIColor?

  /// Returns the value clamped to its limits; NaN becomes the minimum.
  func clamped(_ value: Float) -> Float {
    value.isNaN ? minimum : min(max(value, minimum), max(minimum, maximum))
  }

  /// Returns the value as a fraction of the range, 0 through 1.
  func fraction(_ value: Float) -> CGFloat {
    maximum > minimum ? CGFloat((clamped(value) - minimum) / (maximum - minimum)) : 0
  }

  /// Returns the value at a fraction of the range, 0 through 1.
  func value(at fraction: CGFloat) -> Float {
    minimum + (maximum - minimum) * Float(min(max(fraction, 0), 1))
  }
}
