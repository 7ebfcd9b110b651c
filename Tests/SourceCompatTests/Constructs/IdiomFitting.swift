import UIKit

final class HeaderSizer {
  @MainActor
  func height(of header: UIView, in width: CGFloat) -> CGFloat {
    let guide = UILayoutGuide()
    header.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalToConstant: width).isActive = true
    let size = header.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return size.height
  }
}
