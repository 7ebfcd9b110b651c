package import Foundation
import QuartzCore

extension UIScrollView {
  /// The time for which indicators stay visible after scrolling has ended, in seconds.
  ///
  /// Source: estimated.
  private static let indicatorTime: TimeInterval = 0.5
  /// The time for which flashed indicators are visible, in seconds.
  ///
  /// Source: estimated.
  private static let flashTime: TimeInterval = 1

  /// Returns the rectangle that the vertical indicator runs in, in the bounds' space (S4.31).
  package var verticalIndicatorTrack: CGRect { track(scroll.indicators.verticalInsets) }

  /// Returns the rectangle that the horizontal indicator runs in, in the bounds' space (S4.31).
  package var horizontalIndicatorTrack: CGRect { track(scroll.indicators.horizontalInsets) }

  private func track(_ own: UIEdgeInsets) -> CGRect {
    let isAdjusted =
      automaticallyAdjustsScrollIndicatorInsets && contentInsetAdjustmentBehavior != .never
      && !usesLegacyInsets
    return ScrollIndicator.track(
      in: bounds, insets: own, safeArea: isAdjusted ? safeAreaInsets : nil)
  }

  /// The rectangle of the vertical indicator in the bounds' space; `nil` while it is hidden.
  package var verticalIndicatorFrame: CGRect? {
    guard let layer = scroll.indicators.layers?.vertical, !layer.isHidden else { return nil }
    return layer.frame
  }

  /// The rectangle of the horizontal indicator in the bounds' space; `nil` while it is hidden.
  package var horizontalIndicatorFrame: CGRect? {
    guard let layer = scroll.indicators.layers?.horizontal, !layer.isHidden else { return nil }
    return layer.frame
  }

  /// Shows the indicators until ``hideIndicators()``.
  func showIndicators() {
    scroll.indicators.timer.stop()
    let layers = scroll.indicators.layers ?? IndicatorLayers(in: layer)
    scroll.indicators.layers = layers
    let range = restRange
    layers.vertical.isHidden =
      !showsVerticalScrollIndicator
      || range.maximum.y <= range.minimum.y
    layers.horizontal.isHidden =
      !showsHorizontalScrollIndicator
      || range.maximum.x <= range.minimum.x
    layOutIndicators()
  }

  /// Hides the indicators after a while.
  func hideIndicators() { hideIndicators(after: UIScrollView.indicatorTime) }

  func flashIndicators() {
    showIndicators()
    hideIndicators(after: UIScrollView.flashTime)
  }

  private func hideIndicators(after seconds: TimeInterval) {
    guard scroll.indicators.layers != nil else { return }
    scroll.indicators.timer.start(after: seconds) { [weak self] in
      self?.scroll.indicators.layers?.vertical.isHidden = true
      self?.scroll.indicators.layers?.horizontal.isHidden = true
    }
  }

  /// Updates the frames of the visible indicators.
  func layOutIndicators() {
    guard let layers = scroll.indicators.layers else { return }
    let color = indicatorColor
    let (thickness, margin) = (ScrollIndicator.thickness, ScrollIndicator.margin)
    if !layers.vertical.isHidden {
      let track = verticalIndicatorTrack
      let indicator = ScrollIndicator(
        track: track.height, offset: contentOffset.y, range: restRange.vertical,
        viewport: bounds.height)
      let isLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layers.vertical.frame = CGRect(
        x: isLeft ? track.minX + margin : track.maxX - margin - thickness,
        y: track.minY + indicator.start, width: thickness, height: indicator.length)
      layers.vertical.backgroundColor = color
    }
    if !layers.horizontal.isHidden {
      let track = horizontalIndicatorTrack
      let indicator = ScrollIndicator(
        track: track.width, offset: contentOffset.x, range: restRange.horizontal,
        viewport: bounds.width)
      layers.horizontal.frame = CGRect(
        x: track.minX + indicator.start, y: track.maxY - margin - thickness,
        width: indicator.length, height: thickness)
      layers.horizontal.backgroundColor = color
    }
  }

  /// Source: estimated.
  private var indicatorColor: CGColor {
    let isLight: Bool
    switch indicatorStyle {
    case .default: isLight = traitCollection.userInterfaceStyle == .dark
    case .black: isLight = false
    case .white: isLight = true
    }
    return UIColor(white: isLight ? 1 : 0, alpha: isLight ? 0.5 : 0.35).cgColor
  }
}
