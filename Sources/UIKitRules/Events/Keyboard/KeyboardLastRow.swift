/// The keys beside the space of a phone's letters (S9.12).
package enum KeyboardLastRow: Hashable, Sendable {
  /// The space alone.
  case plain
  /// A period, a slash and ".com", without a space.
  case url
  /// The space, an at sign and a period.
  case email
  /// The space, an at sign and a number sign.
  case twitter
  /// The space and a period.
  case webSearch
}
