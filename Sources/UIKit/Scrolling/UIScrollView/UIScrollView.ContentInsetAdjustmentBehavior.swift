extension UIScrollView {
  /// Constants for which safe area insets are added to the adjusted content inset (table 4.2).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The same as `scrollableAxes`; the top and bottom also apply to the scroll view that a
    /// controller's bars observe.
    case automatic = 0
    /// The insets of the scrollable axes.
    case scrollableAxes = 1
    /// The insets are not adjusted.
    case never = 2
    /// The insets of all four edges.
    case always = 3
  }
}

// Apple nests this type in `UIScrollView`, which `UIKitRules` does not contain; an alias for the rules'
// type would show that type's name in messages and in the API.
extension UIScrollView.ContentInsetAdjustmentBehavior {
  /// Creates the behavior for an adjustment of the rules.
  init(_ adjustment: ScrollInsets.Adjustment) {
    self =
      switch adjustment {
      case .automatic: .automatic
      case .scrollableAxes: .scrollableAxes
      case .never: .never
      case .always: .always
      }
  }

  /// The adjustment of the rules.
  var adjustment: ScrollInsets.Adjustment {
    switch self {
    case .automatic: .automatic
    case .scrollableAxes: .scrollableAxes
    case .never: .never
    case .always: .always
    }
  }
}
