extension Device {
  /// Returns the viewport of Safari in its default layout, for a page at the top.
  ///
  /// - Source: docs/spec/devices.md, section 6; the catalog's columns where they have a number.
  public func safariViewport(
    _ orientation: DisplayMetrics.Orientation, on release: SystemRelease
  ) -> SafariViewport {
    let display = display(orientation)
    let layout = SafariLayout.layout(of: self, display, on: release)
    let safeArea = display.safeArea(on: release)
    let height = display.size.height
    let computed = height - layout.bars.top - layout.bars.bottom
    let (column, maximum) = display.safari.heights(on: release)
    let minimum = layout.usesColumns ? column ?? computed : computed
    let bars = SafariViewport.Bars(
      top: layout.bars.top, bottom: height - layout.bars.top - minimum)
    let rule = SafariMinimizedLayout.layout(of: self, display, on: release)
    let minimized: SafariViewport.Bars? =
      if layout.usesColumns, let maximum {
        SafariViewport.Bars(top: layout.bars.top, bottom: height - layout.bars.top - maximum)
      } else { rule?.bars }
    let largest = minimized.map { height - $0.top - $0.bottom }
    let isMeasured =
      layout.usesColumns && column == minimum && display.safari.isMeasured(on: release)
    return SafariViewport(
      width: display.size.width - safeArea.left - safeArea.right,
      minimumHeight: minimum, maximumHeight: largest, expandedBars: bars,
      minimizedBars: minimized,
      minimizedEvidence: isMeasured && maximum != nil ? .measured : rule?.evidence ?? .unsourced,
      evidence: isMeasured ? .measured : layout.evidence,
      basis: isMeasured ? "measured (\(display.safari.basis))" : layout.basis)
  }
}

extension SafariRow {
  /// The column that holds for a release: bars expanded, bars minimized.
  fileprivate func heights(on release: SystemRelease) -> (Double?, Double?) {
    switch release.major {
    case ..<17: (height13, nil)
    case ..<26: (minimumHeight17, maximumHeight17)
    default: (minimumHeight26, maximumHeight26)
    }
  }

  /// Whether the basis calls the expanded height of a release's column measured.
  ///
  /// Some bases speak of one era only, others name each: "13-16 measured (PW); 17-18 formula ...".
  fileprivate func isMeasured(on release: SystemRelease) -> Bool {
    guard release.major >= 13 else { return false }
    let era = release.major < 17 ? "13-16" : release.major < 26 ? "17-18" : "26"
    for part in basis.split(separator: ";") {
      let words = part.split(separator: " ")
      if words.first == "measured" { return true }
      if words.first.map(String.init) == era {
        return words.dropFirst().first == "measured" || part.contains("min measured")
      }
    }
    return false
  }
}
