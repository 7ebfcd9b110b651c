/// Where text stands that a label has made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the text at its full size.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top.
  case none = 2
}
