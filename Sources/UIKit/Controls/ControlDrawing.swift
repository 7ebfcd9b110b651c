import CoreGraphics
import DisplayList
import Foundation
import TextLayout

/// Shapes that several controls are drawn with.
@MainActor
struct ControlDrawing {
  private(set) var commands: [DrawingCommand] = []
  private let traits: UITraitCollection

  init(_ traits: UITraitCollection) {
    self.traits = traits
  }

  /// Whether the interface is dark.
  var isDark: Bool { traits.userInterfaceStyle == .dark }

  /// Fills a shape.
  mutating func fill(_ path: Path, _ color: UIColor) {
    commands.append(.fill(path, .color(color.displayColor(with: traits))))
  }

  /// Fills a capsule.
  mutating func capsule(_ rect: CGRect, _ color: UIColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    fill(.capsule(in: rect), color)
  }

  /// Fills a rectangle with round corners.
  mutating func rounded(_ rect: CGRect, radius: CGFloat, _ color: UIColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    fill(.roundedRect(rect, radius: radius), color)
  }

  /// Draws the outline of a rectangle with round corners, inside of it.
  mutating func outline(_ rect: CGRect, radius: CGFloat, width: CGFloat, _ color: UIColor) {
    commands.append(
      .stroke(
        .roundedRect(rect.insetBy(dx: width / 2, dy: width / 2), radius: radius - width / 2),
        color.displayColor(with: traits), width: width))
  }

  /// Draws a line along a path, half of it on either side.
  mutating func stroke(_ path: Path, width: CGFloat, _ color: UIColor) {
    commands.append(.stroke(path, color.displayColor(with: traits), width: width))
  }

  /// Draws a blurred copy of the content below, with a tint over it.
  mutating func backdrop(_ path: Path, _ material: Material, tint: UIColor) {
    commands.append(
      .backdrop(
        Backdrop(
          path: path, blurRadius: material.radius, saturation: material.saturation,
          tint: tint.displayColor(with: traits))))
  }

  /// Draws a knob with the shadow that lifts it off its track: translucent rims, one a point.
  mutating func knob(_ rect: CGRect, _ color: UIColor) {
    for (spread, alpha) in [(2.0, 0.02), (1.0, 0.04), (0.5, 0.06)] as [(CGFloat, CGFloat)] {
      capsule(
        rect.insetBy(dx: -spread, dy: -spread).offsetBy(dx: 0, dy: 1.5 + spread),
        UIColor(white: 0, alpha: alpha))
    }
    capsule(rect.insetBy(dx: -0.5, dy: -0.5), UIColor(white: 0, alpha: 0.04))
    capsule(rect, color)
  }

  /// Draws text in the center of a rectangle, truncated if it is too long.
  mutating func text(_ string: String, font: UIFont, in rect: CGRect, _ color: UIColor) {
    var text = StyledText(string: string, font: font)
    text.style.alignment = .center
    let scale = max(1, traits.displayScale)
    let height = text.size().roundedUp(toPixelsAt: scale).height
    let y = rect.minY + ((rect.height - height) / 2 * scale).rounded() / scale
    commands += text.commands(
      at: CGPoint(x: rect.minX, y: y), width: rect.width,
      color: color.displayColor(with: traits), traits: traits)
  }

  /// Draws an image as a template in the center of a rectangle.
  mutating func image(_ image: UIImage, in rect: CGRect, _ color: UIColor) {
    let place = CGRect(
      x: rect.midX - image.size.width / 2, y: rect.midY - image.size.height / 2,
      width: image.size.width, height: image.size.height)
    let context = CGContext()
    image.draw(
      in: context, rect: place,
      tint: image.drawingTint(color, isTemplate: true)?.displayColor(with: traits))
    commands += context.commands
  }

  /// Combines everything drawn since an index under one opacity.
  mutating func dim(_ opacity: CGFloat) {
    guard opacity < 1, !commands.isEmpty else { return }
    commands = [.group(Group(opacity: opacity, commands: commands))]
  }

  /// Draws into the current context.
  func paint() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for command in commands { context.append(command) }
  }
}

extension UIControl {
  /// The lengths of controls on the device's system.
  var metrics: ControlMetrics { Runtime.system.metrics.controls }
}
