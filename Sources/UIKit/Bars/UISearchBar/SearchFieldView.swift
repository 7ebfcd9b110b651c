import CoreGraphics
import Foundation
import QuartzCore

/// The field of a search bar: a magnifying glass and a text on a round ground.
final class SearchFieldView: UIControl {
  var text: String? {
    didSet { show() }
  }
  var placeholder: String? {
    didSet { show() }
  }
  private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    glass.contentMode = .scaleAspectFit
    glass.tintColor = .secondaryLabel
    label.font = .systemFont(ofSize: 17)
    addSubview(glass)
    addSubview(label)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    let isEmpty = text?.isEmpty != false
    label.text = isEmpty ? placeholder ?? "Search" : text
    label.textColor = isEmpty ? .secondaryLabel : .label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRound = systemVersion.major >= 26
    layer.cornerRadius = isRound ? bounds.height / 2 : 10
    // By eye; the places on iOS 26 are OUK's: the glass at 12, the text at 39.5.
    glass.frame = CGRect(
      x: isRound ? 12 : 8, y: (bounds.height - 20) / 2, width: 20.5, height: 20)
    let x: CGFloat = isRound ? 39.5 : 34
    let height = label.sizeThatFits(.zero).height
    label.frame = CGRect(
      x: x, y: ((bounds.height - height) / 2).rounded(), width: max(0, bounds.width - x - 8),
      height: height)
  }
}
