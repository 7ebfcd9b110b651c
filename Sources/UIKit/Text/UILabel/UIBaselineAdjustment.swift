/// Constants for the vertical alignment of text that was scaled down to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The text keeps the baseline of its full size.
  case alignBaselines = 0
  /// The text is centered vertically.
  case alignCenters = 1
  /// The text is at the top.
  case none = 2
}
