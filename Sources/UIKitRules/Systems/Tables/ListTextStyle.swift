/// The text styles that the lengths of lists depend on; `UIFont.TextStyle` has those of the same names.
package enum ListTextStyle: Sendable, Hashable {
  /// A footnote; 13 points at the default text size.
  case footnote
  /// A caption; 12 points at the default text size.
  case caption1
  /// A heading below a heading; 15 points at the default text size.
  case subheadline
  /// A heading; 17 points, semibold, at the default text size.
  case headline
}
