/// A bar that shows items and shows them again when they change.
@MainActor
protocol BarItemOwner: AnyObject {
  /// Tells the bar that the appearance of an item has changed.
  func barItemDidChange()
}
