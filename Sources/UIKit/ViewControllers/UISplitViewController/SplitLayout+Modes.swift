// Apple nests these types in `UISplitViewController`, a class that `UIKitRules` does not have. They are not type
// aliases, because the names of the rules' types would then appear in messages and in the API.
extension UISplitViewController.DisplayMode {
  /// Creates the display mode for a mode of the layout.
  init(_ mode: SplitLayout.Mode) {
    self =
      switch mode {
      case .secondaryOnly: .secondaryOnly
      case .oneBeside: .oneBesideSecondary
      case .oneOver: .oneOverSecondary
      case .twoBeside: .twoBesideSecondary
      case .twoOver: .twoOverSecondary
      case .twoDisplace: .twoDisplaceSecondary
      }
  }

  /// The mode of the layout; the automatic mode shows the secondary column.
  var layoutMode: SplitLayout.Mode {
    switch self {
    case .automatic, .secondaryOnly: .secondaryOnly
    case .oneBesideSecondary: .oneBeside
    case .oneOverSecondary: .oneOver
    case .twoBesideSecondary: .twoBeside
    case .twoOverSecondary: .twoOver
    case .twoDisplaceSecondary: .twoDisplace
    }
  }
}

extension UISplitViewController.SplitBehavior {
  /// The behavior of the layout.
  var layoutBehavior: SplitLayout.Behavior {
    switch self {
    case .automatic: .automatic
    case .tile: .tile
    case .overlay: .overlay
    case .displace: .displace
    }
  }
}
