/// Constants for the vertical alignment of text that was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the text at its full size.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top.
  case none = 2
}
