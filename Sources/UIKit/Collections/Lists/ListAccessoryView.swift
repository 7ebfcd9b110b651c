import CoreGraphics
import DisplayList
import Foundation
import QuartzCore

/// An accessory at the side of a list's cell.
///
/// Source of the sizes: estimated, in comparison with those of tables.
final class ListAccessoryView: UIControl {
  let accessory: UICellAccessory
  var tapped: () -> Void = {}
  private var label: UILabel?

  /// The configuration state of the cell.
  var cellState: UICellConfigurationState? {
    didSet { setNeedsDisplay() }
  }

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    super.init(frame: .zero)
    contentMode = .redraw
    frame.size = intrinsicContentSize
    if case .label(let text) = accessory.content {
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
      self.label = label
      addSubview(label)
    }
    switch accessory.content {
    case .detail, .outlineDisclosure, .delete, .insert:
      addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    case .disclosureIndicator, .checkmark, .multiselect, .label, .custom:
      isUserInteractionEnabled = false
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    switch accessory.content {
    case .disclosureIndicator: CGSize(width: 8, height: 14)
    case .checkmark: CGSize(width: 14, height: 14)
    case .outlineDisclosure: CGSize(width: 14, height: 14)
    case .detail, .delete, .insert, .multiselect: CGSize(width: 22, height: 22)
    case .label: label?.intrinsicContentSize ?? .zero
    case .custom(let view, _): view.bounds.size
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label?.frame = bounds
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func draw(_ rect: CGRect) {
    layer.drawingExtent = .anywhere
    var drawing = ControlDrawing(traitCollection)
    var pen = SymbolPen(width: 2)
    let (x, y) = (bounds.midX, bounds.midY)
    let tint = tintColor ?? .systemBlue
    switch accessory.content {
    case .disclosureIndicator:
      let (near, far): (CGFloat, CGFloat) = isRightToLeft ? (7, 1) : (1, 7)
      pen.line((near, y - 5.5), (far, y), (near, y + 5.5))
      drawing.fill(pen.path, .tertiaryLabel)
    case .checkmark:
      pen.line((1.5, y + 0.5), (5, y + 5), (12.5, y - 5.5))
      drawing.fill(pen.path, tint)
    case .outlineDisclosure:
      if cellState?.isExpanded ?? false {
        pen.line((x - 5.5, y - 3), (x, y + 3), (x + 5.5, y - 3))
      } else {
        let side: CGFloat = isRightToLeft ? -3 : 3
        pen.line((x - side, y - 5.5), (x + side, y), (x - side, y + 5.5))
      }
      drawing.fill(pen.path, tint)
    case .detail:
      pen = SymbolPen(width: 1.5)
      pen.arc(x, y, radius: bounds.width / 2 - 1.25, from: 0, to: 360)
      pen.line((x, y - 1), (x, y + 5))
      drawing.fill(pen.path, tint)
      drawing.fill(Path(ellipseIn: CGRect(x: x - 1.4, y: y - 6, width: 2.8, height: 2.8)), tint)
    case .delete:
      drawing.fill(Path(ellipseIn: bounds), .systemRed)
      pen.line((x - 5, y), (x + 5, y))
      drawing.fill(pen.path, .white)
    case .insert:
      drawing.fill(Path(ellipseIn: bounds), .systemGreen)
      pen.line((x - 5, y), (x + 5, y))
      pen.line((x, y - 5), (x, y + 5))
      drawing.fill(pen.path, .white)
    case .multiselect: drawSelection(&drawing, &pen)
    case .label, .custom: return
    }
    drawing.paint()
  }

  private func drawSelection(_ drawing: inout ControlDrawing, _ pen: inout SymbolPen) {
    let (x, y) = (bounds.midX, bounds.midY)
    guard cellState?.isSelected ?? false else {
      pen = SymbolPen(width: 1.5)
      pen.arc(x, y, radius: bounds.width / 2 - 1.25, from: 0, to: 360)
      drawing.fill(pen.path, .tertiaryLabel)
      return
    }
    drawing.fill(Path(ellipseIn: bounds), tintColor ?? .systemBlue)
    pen.line((x - 4.5, y + 0.5), (x - 1.5, y + 3.5), (x + 4.5, y - 3.5))
    drawing.fill(pen.path, .white)
  }
}
