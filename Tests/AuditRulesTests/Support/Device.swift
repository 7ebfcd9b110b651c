import AuditRules

/// A display of the tables, with numbers of the catalog's order.
enum Device: String, CaseIterable, Sendable {
  /// An iPhone with a Dynamic Island, in portrait.
  case air
  /// The same in landscape, the island at the left.
  case airLeft
  /// The same in landscape, the island at the right.
  case airRight
  /// An iPhone without rounded corners.
  case se
  /// A tablet.
  case pad

  var bounds: Rect {
    switch self {
    case .air: Rect(x: 0, y: 0, width: 420, height: 912)
    case .airLeft, .airRight: Rect(x: 0, y: 0, width: 912, height: 420)
    case .se: Rect(x: 0, y: 0, width: 375, height: 667)
    case .pad: Rect(x: 0, y: 0, width: 820, height: 1180)
    }
  }

  var safeArea: Insets {
    switch self {
    case .air: Insets(top: 68, bottom: 34)
    case .airLeft, .airRight: Insets(left: 68, bottom: 20, right: 68)
    case .se: Insets(top: 20)
    case .pad: Insets(top: 24, bottom: 20)
    }
  }

  var screen: Screen {
    Screen(
      id: rawValue, device: rawValue, isPhone: self != .pad, system: "26.1", bounds: bounds,
      outline: radius > 0 ? .rounded(bounds, radius: radius) : nil, safeArea: safeArea)
  }

  /// The obstructions of a page without bars.
  var obstructions: [Obstruction] {
    var all: [Obstruction] = []
    if let housing {
      all.append(
        Obstruction(kind: .housing, rect: housing, outline: .rounded(housing, radius: 18.5)))
    }
    if statusBarHeight > 0 {
      all.append(
        Obstruction(
          kind: .statusBar, rect: bounds.strip(at: .top, thickness: statusBarHeight),
          hides: .translucent))
    }
    if safeArea.bottom > 0 {
      let middle = bounds.center.x
      all.append(
        Obstruction(
          kind: .homeIndicator,
          rect: Rect(x: middle - 74, y: bounds.maxY - 13, width: 148, height: 5),
          takesTouches: false))
      all.append(
        Obstruction(
          kind: .homeStrip, rect: bounds.strip(at: .bottom, thickness: safeArea.bottom), hides: .no)
      )
    }
    return all
  }

  private var radius: Double {
    switch self {
    case .air, .airLeft, .airRight: 62
    case .se: 0
    case .pad: 18
    }
  }

  private var housing: Rect? {
    switch self {
    case .air: Rect(x: 147, y: 20, width: 126, height: 37)
    case .airLeft: Rect(x: 20, y: 147, width: 37, height: 126)
    case .airRight: Rect(x: 855, y: 147, width: 37, height: 126)
    case .se, .pad: nil
    }
  }

  private var statusBarHeight: Double {
    switch self {
    case .air: 54
    case .airLeft, .airRight: 0
    case .se: 20
    case .pad: 24
    }
  }
}
