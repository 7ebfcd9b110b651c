/// The values of `viewport-fit` in a page's viewport meta.
package enum ViewportFit: String, Sendable, Hashable, CaseIterable, Codable {
  /// What holds when the page says nothing.
  case auto
  /// Within the safe area, like auto on these devices.
  case contain
  /// To the edges of the screen.
  case cover
}
