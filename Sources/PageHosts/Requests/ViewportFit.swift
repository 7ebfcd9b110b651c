/// The values of `viewport-fit` in a page's viewport meta element.
package enum ViewportFit: String, Sendable, Hashable, CaseIterable, Codable {
  /// The default without a `viewport-fit`.
  case auto
  /// The page is within the safe area, as with `auto` on these devices.
  case contain
  /// The page extends to the edges of the screen.
  case cover
}
