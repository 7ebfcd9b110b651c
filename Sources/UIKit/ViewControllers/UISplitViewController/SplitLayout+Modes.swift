extension UISplitViewController.DisplayMode {
  /// Creates the display mode of a layout.
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

  /// The columns that are laid out: of the automatic mode, the last one.
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
  /// The behavior that the layout knows.
  var layoutBehavior: SplitLayout.Behavior {
    switch self {
    case .automatic: .automatic
    case .tile: .tile
    case .overlay: .overlay
    case .displace: .displace
    }
  }
}
