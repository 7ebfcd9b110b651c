extension UIFont.TextStyle {
  /// Creates the text style that corresponds to a style of text in lists.
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
