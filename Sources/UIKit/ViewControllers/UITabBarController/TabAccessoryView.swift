import Foundation

/// The glass that a tab accessory lies on.
final class TabAccessoryView: UIView {
  private let glass = GlassView()
  let content: UIView

  init(_ accessory: UITabAccessory) {
    content = accessory.contentView
    super.init(frame: .zero)
    addSubview(glass)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    content.frame = bounds
  }
}
