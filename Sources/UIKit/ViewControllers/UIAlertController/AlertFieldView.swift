import CoreGraphics
import Foundation
import QuartzCore

/// The background of a text field in an alert; colors and lengths are estimated.
final class AlertFieldView: UIView {
  private let field: UITextField
  private let form: AlertLayout.Form
  private let isFirst: Bool
  private let isLast: Bool

  init(_ field: UITextField, form: AlertLayout.Form, isFirst: Bool, isLast: Bool) {
    self.field = field
    self.form = form
    self.isFirst = isFirst
    self.isLast = isLast
    super.init(frame: .zero)
    backgroundColor = form == .modern ? .tertiarySystemFill : .systemBackground
    layer.maskedCorners = []
    if isFirst || form == .modern {
      layer.maskedCorners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if isLast || form == .modern {
      layer.maskedCorners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    addSubview(field)
    showBorder()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = form == .modern ? bounds.height / 2 : 7
    field.frame = bounds.insetBy(dx: form == .modern ? 16 : 7, dy: 0)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBorder()
  }

  private func showBorder() {
    guard form != .modern else { return }
    layer.borderWidth = 1 / max(1, traitCollection.displayScale)
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
