import Foundation

/// The glass view of a tab accessory.
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
