extension UIScrollView {
  /// Which edges of its safe area a scroll view keeps its content clear of (table 4.2).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`; top and bottom also for what bars of a controller watch.
    case automatic = 0
    /// The edges of the axes that scroll.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All.
    case always = 3
  }
}
