import CoreGraphics
import Foundation
import QuartzCore

/// The glass panel in which the first column of a split view floats, from iOS 26 on (S3.51).
final class SidebarView: UIView {
  private let glass = GlassView()
  private let content = UIView()

  init(cornerRadius: CGFloat) {
    super.init(frame: .zero)
    glass.cornerRadius = cornerRadius
    // Glass as large as a sidebar does not adapt to the content below.
    glass.setAdaptsToBackdrop(false)
    content.layer.cornerRadius = cornerRadius
    content.clipsToBounds = true
    addSubview(glass)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the view of a column in the panel.
  func show(_ view: UIView) {
    layoutIfNeeded()
    view.frame = content.bounds
    if view.superview !== content { content.addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    content.frame = bounds
    content.subviews.first?.frame = content.bounds
  }
}
