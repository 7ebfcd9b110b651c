/// The values of `viewport-fit` in a page's viewport meta.
package enum ViewportFit: String, Sendable, Hashable, CaseIterable, Codable {
  /// The default without a `viewport-fit`.
  case auto
  /// Within the safe area, like auto on these devices.
  case contain
  /// To the edges of the screen.
  case cover
}
