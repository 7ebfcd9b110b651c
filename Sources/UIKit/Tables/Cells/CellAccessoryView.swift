import DisplayList
import Foundation
import QuartzCore

/// The arrow, the check mark or the button at the trailing end of a cell.
final class CellAccessoryView: UIView {
  /// The sizes of the accessories' images, in points, inside the widths of S6.14.
  private static let arrow = CGSize(width: 8, height: 14)
  private static let check = CGSize(width: 14, height: 14)
  private static let button = CGSize(width: 22, height: 22)
  /// The distance from the button to the arrow.
  private static let gap: CGFloat = 12

  let type: UITableViewCell.AccessoryType
  var detailTapped: () -> Void = {}

  static func size(of type: UITableViewCell.AccessoryType) -> CGSize {
    switch type {
    case .none: .zero
    case .disclosureIndicator: arrow
    case .checkmark: check
    case .detailButton: button
    case .detailDisclosureButton:
      CGSize(width: button.width + gap + arrow.width, height: button.height)
    }
  }

  init(type: UITableViewCell.AccessoryType) {
    self.type = type
    super.init(frame: CGRect(origin: .zero, size: CellAccessoryView.size(of: type)))
    contentMode = .redraw
    isUserInteractionEnabled = hasButton
    if hasButton {
      let button = DetailButton(frame: .zero)
      button.addAction(UIAction { [weak self] _ in self?.detailTapped() }, for: .touchUpInside)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var hasButton: Bool { type == .detailButton || type == .detailDisclosureButton }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CellAccessoryView.button
    let x = isRightToLeft ? bounds.width - size.width : 0
    subviews.first?.frame = CGRect(
      x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    layer.drawingExtent = .anywhere
    var drawing = ControlDrawing(traitCollection)
    var pen = SymbolPen(width: 2)
    let y = bounds.midY
    switch type {
    case .disclosureIndicator, .detailDisclosureButton:
      let x = isRightToLeft ? 0 : bounds.width - CellAccessoryView.arrow.width
      let (near, far) = isRightToLeft ? (x + 7, x + 1) : (x + 1, x + 7)
      pen.line((near, y - 5.5), (far, y), (near, y + 5.5))
      drawing.fill(pen.path, .tertiaryLabel)
    case .checkmark:
      pen.line((1.5, y + 0.5), (5, y + 5), (12.5, y - 5.5))
      drawing.fill(pen.path, tintColor ?? .systemBlue)
    case .none, .detailButton: return
    }
    drawing.paint()
  }
}

/// The round button for details.
private final class DetailButton: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    layer.drawingExtent = .anywhere
    var drawing = ControlDrawing(traitCollection)
    let (x, y) = (bounds.midX, bounds.midY)
    var pen = SymbolPen(width: 1.5)
    pen.arc(x, y, radius: bounds.width / 2 - 1.25, from: 0, to: 360)
    pen.line((x, y - 1), (x, y + 5))
    drawing.fill(pen.path, tintColor ?? .systemBlue)
    drawing.fill(
      Path(ellipseIn: CGRect(x: x - 1.4, y: y - 6, width: 2.8, height: 2.8)),
      tintColor ?? .systemBlue)
    drawing.paint()
  }
}
