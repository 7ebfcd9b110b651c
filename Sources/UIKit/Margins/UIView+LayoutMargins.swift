import Foundation

extension UIView {
  /// The effective margins: base plus safe area, edge by edge (S5.2).
  ///
  /// S5.2: The margins are the base margins plus the safe area, edge by edge, while
  /// `insetsLayoutMarginsFromSafeArea` is true. It is a sum, not a maximum.
  var effectiveLayoutMargins: UIEdgeInsets {
    margins.insetsFromSafeArea && systemVersion.metrics.hasSafeAreaInMargins
      ? baseLayoutMargins + safeAreaInsets : baseLayoutMargins
  }

  /// The margins without the safe area, after the rules of S5.5 and S5.6.
  private var baseLayoutMargins: UIEdgeInsets {
    let own = ownLayoutMargins
    guard margins.preservesSuperview, let superview else { return own }
    return LayoutMargins.preserving(
      own: own, superview: superview.baseLayoutMargins, frame: solvedFrame,
      bounds: superview.solvedBounds)
  }

  private var ownLayoutMargins: UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    let minimum = owningViewController?.minimumLayoutMargins?.physical(direction: direction)
    // Until iOS 10 the margins of a controller's view are the system's alone (S5.9).
    if let minimum, systemVersion.metrics.fixesMarginsOfControllers { return minimum }
    switch margins.base {
    case .unset: return minimum ?? standardLayoutMargins
    case .physical(let insets): return minimum?.maximum(insets) ?? insets
    case .directional(let insets):
      let physical = insets.physical(direction: direction)
      return minimum?.maximum(physical) ?? physical
    }
  }

  func setBaseMargins(_ base: MarginState.Base) {
    notifying("layoutMargins") {
      margins.base = base
      updateLayoutMargins()
    }
  }

  /// Reports a change of the margins (S5.10).
  func updateLayoutMargins() {
    let current = effectiveLayoutMargins
    guard current != margins.reported else { return }
    margins.reported = current
    layoutNumbersChanged()
    layoutMarginsDidChange()
    owningViewController?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    forEachSubview { if $0.margins.preservesSuperview { $0.updateLayoutMargins() } }
  }

  var existingReadableGuide: UILayoutGuide {
    if let guide = storedRare?.readableGuide { return guide }
    let guide = UILayoutGuide(
      identifier: "UIViewReadableContentGuide", owner: self, insets: { $0.readableInsets })
    rare.readableGuide = guide
    return guide
  }

  private var readableInsets: UIEdgeInsets {
    let bounds = solvedBounds
    let rect = ReadableWidth.rect(in: bounds, margins: layoutMargins, system: systemVersion)
    return UIEdgeInsets(
      top: rect.minY - bounds.minY, left: rect.minX - bounds.minX,
      bottom: bounds.maxY - rect.maxY, right: bounds.maxX - rect.maxX)
  }

  var existingMarginsGuide: UILayoutGuide {
    if let guide = storedRare?.marginsGuide { return guide }
    let guide = UILayoutGuide(
      identifier: "UIViewLayoutMarginsGuide", owner: self, insets: { $0.layoutMargins })
    rare.marginsGuide = guide
    return guide
  }
}
