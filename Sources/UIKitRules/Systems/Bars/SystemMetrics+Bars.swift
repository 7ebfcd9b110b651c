extension SystemMetrics {
  /// The heights and positions of bars.
  package var bars: any BarMetrics {
    switch version.major {
    case ..<11: Era7BarMetrics()
    case ..<26: Era11BarMetrics()
    default: Era26BarMetrics()
    }
  }

  /// Whether tab bars float at the top of an iPad in a regular width (S3.36).
  @inlinable package var floatsTabBarsOfTablets: Bool { version.major >= 18 }

  /// Whether images and texts of a tab bar are side by side if the width is regular or the height
  /// is compact.
  package var hasTabItemsBeside: Bool { version.major >= 11 }

  /// The grays of the tabs that are not selected, light and dark, until iOS 18 (S9.10).
  package var unselectedTabGrays: SystemColor.Values {
    version.major >= 13 ? .init(0x99_9999, 0x75_7575) : .init(0x92_9292)
  }

  /// Whether a shadow image applies without a background image (`UINavigationBar.shadowImage`).
  package var showsShadowImageAlone: Bool { version.major >= 11 }

  /// Whether the material of bars is the chrome of iOS 13 instead of a light blur.
  package var hasChromeMaterial: Bool { version.major >= 13 }

  /// Whether bars with a large title are transparent at the top if no content is scrolled below them
  /// (S3.23).
  package var clearsBarsOfLargeTitles: Bool { version.major >= 13 }

  /// Whether transparent bars have their fade only above content (S3.24).
  package var fadesBarsAboveContent: Bool { version.major >= 26 }
}
