/// The part of the screen or the page that a screenshot shows.
package enum ShotExtent: Sendable, Hashable {
  /// The device's screen.
  case screen
  /// The part of the page that no bar covers, without the device and the app.
  case viewport
  /// The page from its top to its end, without the device and the app.
  case fullPage
}
