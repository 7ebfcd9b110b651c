import Foundation

/// A view inside a container that is resized with it at once, before layout: animations alongside a
/// rotation see children in their new size (S2.24).
class ContainedView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }
}
