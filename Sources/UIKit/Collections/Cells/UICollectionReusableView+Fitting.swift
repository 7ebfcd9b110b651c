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
