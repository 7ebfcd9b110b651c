/// A bar that shows items and shows them again when they change.
@MainActor
protocol BarItemOwner: AnyObject {
  /// Tells that an item looks otherwise now.
  func barItemDidChange()
}
