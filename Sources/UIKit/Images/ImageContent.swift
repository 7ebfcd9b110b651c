import CoreGraphics
import DisplayList
import Foundation

/// The contents of an image.
enum ImageContent: Sendable, Hashable {
  case pixels(CGImage, scale: CGFloat, orientation: UIImage.Orientation = .up)
  case symbol(Symbol)
  case nothing

  /// The size in points.
  var size: CGSize {
    switch self {
    case .pixels(let image, let scale, let orientation):
      orientation.isSideways
        ? CGSize(width: CGFloat(image.height) / scale, height: CGFloat(image.width) / scale)
        : CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    case .symbol(let symbol): symbol.size
    case .nothing: .zero
    }
  }

  /// Returns a part of pixels in their original orientation, in points; `nil` for a part whose edges
  /// are within a pixel.
  ///
  /// Drawn alone, its edges are not blended with the pixels beside it.
  func part(_ rect: CGRect) -> ImageContent? {
    guard case .pixels(let image, let scale, .up) = self else { return nil }
    let pixels = CGRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
      height: rect.height * scale)
    guard pixels == pixels.integral, let part = image.cropping(to: pixels) else { return nil }
    return .pixels(part, scale: scale)
  }

  /// Draws into a context; with a tint only the image's opacity is used.
  func draw(in context: CGContext, rect: CGRect, tint: Color?) {
    switch self {
    case .pixels(let image, _, let orientation):
      let pixels = tint.map { image.tinted($0) } ?? image
      guard orientation != .up else { return context.drawUpright(pixels, in: rect) }
      context.saveGState()
      context.concatenate(
        orientation.unitTransform.concatenating(
          CGAffineTransform(
            a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)))
      context.drawUpright(pixels, in: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
    case .symbol(let symbol):
      guard symbol.size.width > 0, symbol.size.height > 0 else { return }
      let place = CGAffineTransform(
        scaleX: rect.width / symbol.size.width, y: rect.height / symbol.size.height
      ).concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
      context.append(
        .fill(symbol.path.applying(place), .color(tint ?? Color(white: 0))))
    case .nothing: return
    }
  }
}

extension UIImage {
  /// Returns the color in which the image is drawn; `nil` to draw its own colors.
  ///
  /// - Parameters:
  ///   - tint: The tint color of the view that shows it.
  ///   - isTemplate: Whether `.automatic` means a template there, as in bars.
  func drawingTint(_ tint: UIColor, isTemplate: Bool = false) -> UIColor? {
    switch renderingMode {
    case .alwaysOriginal: self.tint
    case .alwaysTemplate: tint
    case .automatic:
      if let own = self.tint { own } else if isTemplate || isSymbolImage { tint } else { nil }
    }
  }

  func drawIntoCurrentContext(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: context, rect: rect, tint: tint?.cgColor.displayColor)
  }
}

extension CGImage {
  /// Returns an image with the opacity of these pixels, filled with a color.
  fileprivate func tinted(_ color: Color) -> CGImage {
    func part(_ value: CGFloat) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    let (red, green, blue, alpha) = (
      part(color.red), part(color.green), part(color.blue), part(color.alpha)
    )
    let pixels = bitmap.pixels.map { pixel -> UInt32 in
      let opacity = (pixel >> 24) * alpha / 255
      return opacity << 24 | (red * opacity / 255) << 16 | (green * opacity / 255) << 8
        | (blue * opacity / 255)
    }
    let tinted = Bitmap(
      width: bitmap.width, height: bitmap.height, pixels: pixels, name: "\(bitmap.name), tinted")
    return CGImage(tinted).cropping(to: source) ?? self
  }
}
