import Foundation

extension UICollectionReusableView {
  func fittedAttributes(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = attributes.fitting
    guard !axes.isEmpty else { return attributes }
    let target = attributes.size
    let view = fittingView
    var size: CGSize
    if view is any UIContentView || view.hasConstraintsInside {
      size = systemLayoutSizeFitting(
        target,
        withHorizontalFittingPriority: axes.contains(.width) ? .fittingSizeLevel : .required,
        verticalFittingPriority: axes.contains(.height) ? .fittingSizeLevel : .required)
    } else {
      size = sizeWithoutConstraints(target)
    }
    if !axes.contains(.width) { size.width = target.width }
    if !axes.contains(.height) { size.height = target.height }
    let scale = layoutScale
    attributes.size = CGSize(
      width: size.width.roundedUp(toPixelsOf: scale),
      height: size.height.roundedUp(toPixelsOf: scale))
    return attributes
  }
}

extension UIView {
  /// Whether constraints inside the view determine its size.
  var hasConstraintsInside: Bool {
    hasConstraints || subviews.contains(where: \.hasConstraintsInside)
  }
}

extension CGFloat {
  /// Returns the number rounded up to whole pixels, in points.
  func roundedUp(toPixelsOf scale: CGFloat) -> CGFloat {
    guard scale > 0, isFinite else { return self }
    // A rounding error must not add a whole pixel.
    return (self * scale - 1e-4).rounded(.up) / scale
  }
}
