extension DisplayMetrics {
  /// Returns the window's safe area on a release, with the status bar as the system shows it.
  ///
  /// Before iOS 11 there was no safe area; the insets of iOS 11 are what the bars took.
  ///
  /// - Source: docs/spec/devices.md, sections 2 and 8: the top of iPhone XR and 11 is 44 on
  ///   iOS 12-13.
  public func safeArea(on release: SystemRelease) -> PointInsets {
    guard let insets = value(safeArea18, safeArea26, on: release) else {
      preconditionFailure("A row of the catalog has no safe area")
    }
    guard let housing = exception(on: release)?.housingInset else { return insets }
    switch orientation {
    case .portrait:
      return PointInsets(
        top: housing, left: insets.left, bottom: insets.bottom, right: insets.right)
    case .landscape:
      return PointInsets(top: insets.top, left: housing, bottom: insets.bottom, right: housing)
    }
  }

  /// Returns the height of the status bar on a release, `nil` if no source gives it.
  ///
  /// 0 means that the system hides the bar in this orientation.
  ///
  /// - Source: docs/spec/devices.md, section 2; docs/spec/uikit.md 3.2: 44 on iPhone XR and 11
  ///   before 14, and on iPhone 12 mini before 15.
  public func statusBarHeight(on release: SystemRelease) -> Double? {
    let height = value(statusBarHeight18, statusBarHeight26, on: release)
    guard orientation == .portrait else { return height }
    return exception(on: release)?.statusBarHeight ?? height
  }

  /// Returns the bottom inset that the home indicator causes on a release.
  public func homeIndicatorInset(on release: SystemRelease) -> Double {
    value(homeIndicatorInset18, homeIndicatorInset26, on: release) ?? 0
  }

  /// Returns the height of a navigation bar by the catalog, `nil` if no source gives it.
  ///
  /// - Source: docs/spec/devices.md, section 7: 44 on an iPad before 12.
  public func navigationBarHeight(on release: SystemRelease) -> Double? {
    guard release < .modernDesign else { return navigationBarHeight26 }
    let isPadBar = navigationBarHeight18 == 50
    return isPadBar && release < SystemRelease(12) ? 44 : navigationBarHeight18
  }

  private func value<Value>(
    _ before: Value?, _ after: Value?, on release: SystemRelease
  ) -> Value? {
    release < .modernDesign ? before ?? after : after ?? before
  }

  private func exception(on release: SystemRelease) -> EraException? {
    exceptions.first { $0.applies(to: release) }
  }
}
