/// The rules for Safari's bars on one kind of device in one era.
///
/// - Source: docs/spec/devices.md, section 6, and where marked unsourced an estimate from the
///   neighboring rules.
struct SafariLayout {
  /// The insets of the expanded bars, in points.
  let bars: SafariViewport.Bars
  /// The evidence for the rule.
  let evidence: SafariViewport.Evidence
  /// The rule in words.
  let basis: String
  /// Whether the catalog's columns, where they have a number, are about this case.
  let usesColumns: Bool

  private init(
    top: Double, bottom: Double,
    _ evidence: SafariViewport.Evidence, _ basis: String, usesColumns: Bool = true
  ) {
    bars = SafariViewport.Bars(top: top, bottom: bottom)
    self.evidence = evidence
    self.basis = basis
    self.usesColumns = usesColumns
  }

  /// Chooses the rule.
  static func layout(
    of device: Device, _ display: DisplayMetrics, on release: SystemRelease
  ) -> SafariLayout {
    let top = display.safeArea(on: release).top
    if device.idiom == .pad {
      return SafariLayout(
        top: top + 50, bottom: 0, .unsourced, "unsourced: one bar of 50 below the status bar")
    }
    switch display.housing.kind {
    case .sideStrip:
      return SafariLayout(
        top: 0, bottom: 0, .unsourced, "unsourced: all bars taken to stand in the side strip")
    case .cameraUnderDisplay:
      return SafariLayout(
        top: top, bottom: 98, .unsourced, "unsourced: bars of the other phones on 26, H-top-98")
    case .none, .notch, .dynamicIsland: break
    }
    if display.orientation == .landscape { return landscape(display, on: release) }
    return display.hasHomeIndicator
      ? portrait(display, top: top, on: release)
      : portraitWithHomeButton(top: top, on: release)
  }

  /// Phones with a home indicator, upright.
  private static func portrait(
    _ display: DisplayMetrics, top: Double, on release: SystemRelease
  ) -> SafariLayout {
    // The columns take the inset that later releases have.
    let usesColumns = top == (display.safeArea18 ?? display.safeArea26)?.top
    switch release.major {
    case ..<13:
      return SafariLayout(
        top: top + 50, bottom: 83, .formula, "formula H-top-133 of 13-16, taken for 11-12 too",
        usesColumns: usesColumns)
    case ..<15:
      return SafariLayout(
        top: top + 50, bottom: 83, .formula, "formula H-top-133", usesColumns: usesColumns)
    case ..<17: return SafariLayout(top: top, bottom: 133, .formula, "formula H-top-133")
    case ..<26:
      return SafariLayout(
        top: top, bottom: 134, .formula, "formula H-top-134")
    default:
      return SafariLayout(
        top: top, bottom: 98, .formula, "formula H-top-98")
    }
  }

  /// Phones with a home button, upright.
  private static func portraitWithHomeButton(
    top: Double, on release: SystemRelease
  ) -> SafariLayout {
    switch release.major {
    case ..<11:
      SafariLayout(
        top: top + 44, bottom: 44, .formula, "formula H-top-88, from 559 on iPhone 6 with iOS 9")
    case ..<15:
      SafariLayout(
        top: top + 50, bottom: 44, .unsourced,
        "unsourced: address bar 50 as on the other phones, toolbar 44")
    case ..<26:
      SafariLayout(
        top: top, bottom: 99, .formula,
        "formula H-top-99, from 375x548 in public test matrices for iPhone SE on 15-18")
    default:
      SafariLayout(
        top: top, bottom: 64, .unsourced,
        "unsourced: the 64 of the other phones on 26 without a home indicator")
    }
  }

  /// Phones in landscape: one bar at the top.
  private static func landscape(
    _ display: DisplayMetrics, on release: SystemRelease
  ) -> SafariLayout {
    switch release.major {
    case 15:
      let isMeasured = display.safari.height13 == display.size.height - 48
      return SafariLayout(
        top: 48, bottom: 0, .formula, "formula H-48, one bar at the top", usesColumns: isMeasured)
    case ..<13:
      return SafariLayout(
        top: 50, bottom: 0, .unsourced, "unsourced: H-50 of 13-14, taken for earlier ones too",
        usesColumns: false)
    case ..<26:
      let column = release.major < 17 ? display.safari.height13 : display.safari.minimumHeight17
      let isMeasured = column == display.size.height - 50
      return SafariLayout(
        top: 50, bottom: 0, .formula, "formula H-50, one bar at the top", usesColumns: isMeasured)
    default:
      return SafariLayout(
        top: 50, bottom: 0, .unsourced, "unsourced: H-50 of 13-18, taken for 26 too")
    }
  }
}
