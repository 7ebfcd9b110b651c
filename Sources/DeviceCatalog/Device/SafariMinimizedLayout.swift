/// The rule for Safari's minimized bars on one kind of device in one era.
///
/// Phones minimize their bars when the page is scrolled down; an iPad's stay.
///
/// - Source: docs/spec/devices.md, section 6; what is marked unsourced there is inferred from a
///   neighboring device or release.
struct SafariMinimizedLayout {
  /// What the minimized bars cover.
  let bars: SafariViewport.Bars
  /// The evidence for the rule.
  let evidence: SafariViewport.Evidence

  private init(top: Double, bottom: Double, _ evidence: SafariViewport.Evidence) {
    bars = SafariViewport.Bars(top: top, bottom: bottom)
    self.evidence = evidence
  }

  /// Chooses the rule; `nil` if bars do not minimize.
  static func layout(
    of device: Device, _ display: DisplayMetrics, on release: SystemRelease
  ) -> SafariMinimizedLayout? {
    guard device.idiom == .phone, display.housing.kind != .sideStrip else { return nil }
    let top = display.safeArea(on: release).top
    if display.orientation == .landscape {
      return SafariMinimizedLayout(
        top: 0, bottom: 0, release.major < 11 ? .formula : .unsourced)
    }
    switch (release.major, display.hasHomeIndicator) {
    // The status bar and the host's name below it: 529 of 568 on iPhone 5s, 748 of 812 on iPhone X.
    case (..<11, _): return SafariMinimizedLayout(top: top + 19, bottom: 0, .formula)
    case (..<15, true): return SafariMinimizedLayout(top: top + 20, bottom: 0, .formula)
    case (..<15, false): return SafariMinimizedLayout(top: top + 20, bottom: 0, .unsourced)
    case (..<17, true): return SafariMinimizedLayout(top: top, bottom: 52, .unsourced)
    case (..<26, true): return SafariMinimizedLayout(top: top, bottom: 52, .formula)
    case (..<26, false): return SafariMinimizedLayout(top: top, bottom: 18, .unsourced)
    case (_, true): return SafariMinimizedLayout(top: top, bottom: 58, .formula)
    case (_, false): return SafariMinimizedLayout(top: top, bottom: 24, .unsourced)
    }
  }
}
