import CoreGraphics
import DisplayList
import Foundation
import QuartzCore

/// A button of an alert.
final class AlertButton: UIControl {
  private let action: UIAlertAction
  private let form: AlertLayout.Form
  private let isStressed: Bool
  private let label = UILabel()

  init(_ action: UIAlertAction, form: AlertLayout.Form, isStressed: Bool) {
    self.action = action
    self.form = form
    self.isStressed = isStressed
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    addSubview(label)
    show()
  }

  required init?(coder: NSCoder) { nil }

  var textWidth: CGFloat { label.sizeThatFits(.zero).width }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = form == .modern ? bounds.height / 2 : 0
    let height = label.sizeThatFits(.zero).height
    let scale = max(1, traitCollection.displayScale)
    label.frame = CGRect(
      x: 0, y: ((bounds.height - height) / 2 * scale).rounded() / scale, width: bounds.width,
      height: height)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func stateDidChange() { show() }

  private func show() {
    isEnabled = action.isEnabled
    let size: CGFloat = form == .classicSheet ? 20 : 17
    let weight: UIFont.Weight =
      isStressed ? .semibold : form == .modern ? .medium : .regular
    label.font = .systemFont(ofSize: size, weight: weight)
    var color: UIColor = form == .modern ? (isStressed ? .white : .label) : tintColor
    if action.style == .destructive { color = .systemRed }
    label.textColor = action.isEnabled ? color : .tertiaryLabel
    guard form == .modern else {
      backgroundColor = isHighlighted ? .systemFill : nil
      return
    }
    // OUK's fit of the capsules over the card of iOS 26.1.
    backgroundColor =
      isStressed
      ? tintColor
      : UIColor { traits in
        traits.userInterfaceStyle == .dark
          ? UIColor(white: 1, alpha: 0.1097) : UIColor(white: 0.109, alpha: 0.1372)
      }
    alpha = isHighlighted ? 0.6 : 1
  }
}
