import CoreGraphics
import Foundation
import QuartzCore

/// The card of a popover with its arrow, and the controller's view in it.
final class PopoverCardView: UIView {
  private let content: UIView
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let body = PopoverBodyView()
  private let arrow = PopoverArrowView()
  private let shadow = PopoverShadowView()
  private var place = PopoverLayout.Placement()
  private var style = SystemVersion(major: 18).metrics.popover
  /// The color of card and arrow; `nil` uses the content's own, or the system's material.
  private var color: UIColor?

  init(content: UIView) {
    self.content = content
    super.init(frame: .zero)
    content.autoresizingMask = []
    body.clipsToBounds = true
    material.clipsToBounds = true
    for view in [shadow, arrow, material, body] { addSubview(view) }
    body.addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ place: PopoverLayout.Placement, design: PopoverLayout.Design, color: UIColor?) {
    self.place = place
    style = design
    self.color = color
    if frame != place.frame { frame = place.frame }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The corner radius is limited to half the size of a small card.
    let radius = min(style.radius, place.body.width / 2, place.body.height / 2)
    for view in [material, body] {
      view.frame = place.body
      view.layer.cornerRadius = radius
    }
    material.setNeedsLayout()
    shadow.show(place.body, radius: radius)
    body.backgroundColor = color
    material.isHidden = color != nil
    let reaches = style.contentReachesBelowArrow
    body.arrowInsets = reaches ? arrowInsets : .zero
    content.frame =
      reaches
      ? CGRect(x: -place.body.minX, y: -place.body.minY, width: bounds.width, height: bounds.height)
      : body.bounds
    arrow.isHidden = style.arrow.width == 0 || place.direction == .unknown
    arrow.color = color ?? content.backgroundColor ?? .secondarySystemGroupedBackground
    arrow.show(place, width: style.arrow.width, in: bounds)
  }

  private var arrowInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: place.body.minY, left: place.body.minX, bottom: bounds.height - place.body.maxY,
      right: bounds.width - place.body.maxX)
  }

  /// Only the card receives touches, not the corners beside the arrow.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    place.body.contains(point)
  }
}

/// The card of a popover; the arrow's side is in the safe area of its content.
private final class PopoverBodyView: UIView {
  var arrowInsets = UIEdgeInsets.zero {
    didSet { if arrowInsets != oldValue { markSubviewsForSafeArea() } }
  }

  override var safeAreaInsets: UIEdgeInsets { arrowInsets }
}

/// The soft shadow around a popover's card: translucent outlines inside each other; estimated.
private final class PopoverShadowView: UIView {
  private static let reach: CGFloat = 24
  private var radius: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  func show(_ body: CGRect, radius: CGFloat) {
    self.radius = radius
    frame = body.insetBy(dx: -Self.reach, dy: -Self.reach)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    layer.drawingExtent = .anywhere
    var drawing = ControlDrawing(traitCollection)
    for inset in stride(from: CGFloat(0), to: Self.reach, by: 3) {
      drawing.rounded(
        bounds.insetBy(dx: inset, dy: inset), radius: radius + Self.reach - inset,
        UIColor(white: 0, alpha: 0.018))
    }
    drawing.paint()
  }
}

/// The arrow of a popover: a triangle; the real one's sides are curved.
private final class PopoverArrowView: UIView {
  var color: UIColor = .systemBackground {
    didSet { setNeedsDisplay() }
  }
  private var triangle: [CGPoint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  func show(_ place: PopoverLayout.Placement, width: CGFloat, in bounds: CGRect) {
    frame = bounds
    let (tip, body, half) = (place.tip, place.body, width / 2)
    triangle =
      switch place.direction {
      case .up:
        [tip, CGPoint(x: tip.x + half, y: body.minY), CGPoint(x: tip.x - half, y: body.minY)]
      case .down:
        [tip, CGPoint(x: tip.x + half, y: body.maxY), CGPoint(x: tip.x - half, y: body.maxY)]
      case .left:
        [tip, CGPoint(x: body.minX, y: tip.y + half), CGPoint(x: body.minX, y: tip.y - half)]
      case .right:
        [tip, CGPoint(x: body.maxX, y: tip.y + half), CGPoint(x: body.maxX, y: tip.y - half)]
      default: []
      }
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    layer.drawingExtent = .anywhere
    guard let context = UIGraphicsGetCurrentContext(), let first = triangle.first else { return }
    context.setFillColor(color.resolvedColor(with: traitCollection).cgColor)
    context.beginPath()
    context.move(to: first)
    for point in triangle.dropFirst() { context.addLine(to: point) }
    context.closePath()
    context.fillPath()
  }
}
