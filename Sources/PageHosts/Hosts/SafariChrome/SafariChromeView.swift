import CoreGraphics
import QuartzCore
import UIKit

/// Draws Safari's bars over its web view; takes no touches.
final class SafariChromeView: UIView {
  private let style: SafariChromeStyle
  private let label: UILabel = UILabel(frame: .zero)
  private let field: UIView = UIView(frame: .zero)
  private let lock: CAShapeLayer = CAShapeLayer()
  private var shown: SafariChromeLayout?
  private var parts: [UIView] = []

  init(style: SafariChromeStyle, title: String) {
    self.style = style
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.text = title
    label.font = UIFont.systemFont(ofSize: 17)
    label.textColor = .black
    label.textAlignment = .center
    field.backgroundColor = fieldColor
    field.addSubview(label)
    stroke(lock, .lock, color: .black, width: 1)
    lock.fillColor = UIColor.black.cgColor
    lock.isHidden = true
    field.layer.addSublayer(lock)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("Safari's bars are not read from a storyboard")
  }

  /// Whether the page came over a secure connection.
  var showsLock: Bool = false {
    didSet { lock.isHidden = !showsLock }
  }

  /// Shows the bars for what they cover.
  func show(barInsets: UIEdgeInsets, safeArea: UIEdgeInsets) {
    let layout = SafariChromeLayout(
      style: style, size: bounds.size, bars: barInsets, safeArea: safeArea)
    guard layout != shown else { return }
    shown = layout
    for part in parts { part.removeFromSuperview() }
    parts = layout.strips.map(makeStrip) + layout.capsules.map(makeCapsule)
    for part in parts { addSubview(part) }
    if !layout.field.isEmpty { placeField(layout.field) }
    for tool in layout.tools { addTool(tool) }
  }

  private var fieldColor: UIColor {
    switch style {
    case .addressAtTop: return UIColor(white: 0, alpha: 0.08)
    case .addressAtBottom: return .white
    case .capsules: return UIColor(white: 1, alpha: 0.85)
    }
  }

  private func makeStrip(_ frame: CGRect) -> UIView {
    let strip = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    strip.frame = frame
    return strip
  }

  private func makeCapsule(_ frame: CGRect) -> UIView {
    let capsule = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    capsule.frame = frame
    capsule.layer.cornerRadius = frame.height / 2
    capsule.clipsToBounds = true
    return capsule
  }

  private func placeField(_ frame: CGRect) {
    field.frame = frame
    field.layer.cornerRadius = style == .addressAtTop ? 10 : frame.height / 2
    if style == .addressAtBottom { field.layer.cornerRadius = 12 }
    addSubview(field)
    parts.append(field)
    let textWidth = min(label.sizeThatFits(frame.size).width, frame.width - 48)
    let lineHeight = label.font.lineHeight
    label.frame = CGRect(
      x: ((frame.width - textWidth) / 2).rounded(), y: ((frame.height - lineHeight) / 2).rounded(),
      width: textWidth.rounded(.up), height: lineHeight.rounded(.up))
    lock.position = CGPoint(x: label.frame.minX - 10, y: frame.height / 2)
  }

  private func addTool(_ tool: SafariChromeLayout.Tool) {
    let part = UIView(frame: CGRect(x: tool.center.x, y: tool.center.y, width: 0, height: 0))
    let shape = CAShapeLayer()
    let tint: UIColor = style == .capsules ? .black : .systemBlue
    stroke(shape, tool.icon, color: tint, width: 1.5)
    part.layer.addSublayer(shape)
    addSubview(part)
    parts.append(part)
  }

  private func stroke(_ shape: CAShapeLayer, _ icon: SafariIcon, color: UIColor, width: CGFloat) {
    shape.path = icon.outline
    shape.fillColor = nil
    shape.strokeColor = color.cgColor
    shape.lineWidth = width
  }
}
