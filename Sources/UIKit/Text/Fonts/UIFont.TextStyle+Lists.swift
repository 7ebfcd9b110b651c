extension UIFont.TextStyle {
  /// Creates the style of a text of a list.
  init(_ style: ListTextStyle) {
    self =
      switch style {
      case .footnote: .footnote
      case .caption1: .caption1
      case .subheadline: .subheadline
      case .headline: .headline
      }
  }
}
