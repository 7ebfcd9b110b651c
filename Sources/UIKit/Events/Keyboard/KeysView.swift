import CoreGraphics
import DisplayList
import Foundation

/// The keys of the keyboard, with their labels.
final class KeysView: UIView {
  /// The safe area below the keys, in points.
  var bottomInset: CGFloat = 0 {
    didSet { if bottomInset != oldValue { setNeedsDisplay() } }
  }
  /// The type of the Return key.
  var returnKeyType = UIReturnKeyType.default {
    didSet { if returnKeyType != oldValue { setNeedsDisplay() } }
  }

  /// The keyboard type.
  var keyboardType = UIKeyboardType.default {
    didSet { if keyboardType != oldValue { setNeedsDisplay() } }
  }
  /// Whether the letters are uppercase (S9.11).
  var isShifted = false {
    didSet { if isShifted != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    layer.needsDisplayOnBoundsChange = true
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    layer.drawingExtent = .anywhere
    guard let scene = window?.windowScene else { return }
    var drawing = ControlDrawing(traitCollection)
    let metrics = scene.device.system.metrics
    let colors = metrics.keyboardColors(isDark: drawing.isDark)
    drawBackdrop(
      outline(radius: metrics.keyboardCornerRadius, screen: scene.geometry.size), colors,
      in: &drawing)
    // A keyboard that is too low for keys consists of its backdrop only.
    if bounds.height > 60 {
      let layout = KeyboardLayout(
        size: bounds.size, screen: scene.geometry.size, idiom: scene.device.idiom,
        bottomInset: scene.device.hasHomeIndicator ? bottomInset : 0, type: keyboardType,
        isShifted: isShifted, isGlass: metrics.hasGlassKeyboard)
      // An arrow replaces the word (S9.14).
      let returnFace: KeyboardLayout.Face =
        metrics.hasGlassKeyboard && returnKeyType == .default
        ? .symbol("return") : .title(returnKeyType.title)
      for key in layout.keys(returnFace: returnFace) {
        draw(key, colors, radius: metrics.keyCornerRadius, in: &drawing)
      }
    }
    drawing.paint()
  }

  /// Returns the outline of the keyboard; its lower corners are round only if it floats.
  private func outline(radius: CGFloat, screen: CGSize) -> Path {
    let floats = convert(bounds, to: nil).maxY < screen.height
    return .roundedRect(bounds, radius: radius, corners: floats ? .all : [.topLeft, .topRight])
  }

  /// Draws an opaque color, or Liquid Glass with the light along its edge (S9.13).
  private func drawBackdrop(
    _ outline: Path, _ colors: KeyboardColors, in drawing: inout ControlDrawing
  ) {
    guard let rim = colors.rim else { return drawing.fill(outline, UIColor(colors.backdrop)) }
    drawing.backdrop(outline, .glass, tint: UIColor(colors.backdrop))
    drawing.stroke(outline, width: 0.7, UIColor(rim))
  }

  private func draw(
    _ key: KeyboardLayout.Key, _ colors: KeyboardColors, radius: CGFloat,
    in drawing: inout ControlDrawing
  ) {
    let isBlue = key.role == .returns && returnKeyType.isProminent
    if key.role != .bare {
      if let shadow = colors.shadow {
        drawing.rounded(key.frame.offsetBy(dx: 0, dy: 1), radius: radius, UIColor(shadow))
      }
      let background = UIColor(key.role == .character ? colors.character : colors.function)
      drawing.rounded(key.frame, radius: radius, isBlue ? .systemBlue : background)
    }
    let foreground = isBlue ? UIColor.white : UIColor(colors.foreground)
    switch key.face {
    case .title(let title):
      let isLetter = key.role == .character && title.count == 1
      let size: CGFloat = isLetter || key.role == .bare ? 23 : 16
      drawing.text(title, font: .systemFont(ofSize: size), in: key.frame, foreground)
    case .digit(let title, let letters):
      let (digit, below) = key.frame.divided(
        atDistance: key.frame.height * (letters.isEmpty ? 1 : 0.65), from: .minYEdge)
      drawing.text(title, font: .systemFont(ofSize: 25), in: digit, foreground)
      if !letters.isEmpty {
        drawing.text(
          letters, font: .systemFont(ofSize: 10, weight: .bold),
          in: below.offsetBy(dx: 0, dy: -below.height * 0.2), foreground)
      }
    case .symbol(let name):
      guard let image = UIImage(systemName: name) else { return }
      drawing.image(image, in: key.frame, foreground)
    }
  }
}

extension UIColor {
  /// Creates a color of the keyboard.
  fileprivate convenience init(_ value: KeyboardColors.Value) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((value.hex >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: value.alpha)
  }
}

extension UIReturnKeyType {
  /// The title of the Return key.
  fileprivate var title: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google: "Google"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .search: "search"
    case .send: "send"
    case .yahoo: "Yahoo"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    }
  }

  /// Whether the key is blue: it completes the user's task, instead of moving to a line or field.
  fileprivate var isProminent: Bool { self != .default && self != .next }
}
