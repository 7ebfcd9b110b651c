import QuartzCore

/// The two layers of a scroll view's indicators.
@MainActor
final class IndicatorLayers {
  let vertical = CALayer()
  let horizontal = CALayer()

  init(in layer: CALayer) {
    for indicator in [vertical, horizontal] {
      indicator.cornerRadius = ScrollIndicator.thickness / 2
      // In front of all subviews.
      indicator.zPosition = 10_000
      indicator.isHidden = true
      layer.addSublayer(indicator)
    }
  }
}
