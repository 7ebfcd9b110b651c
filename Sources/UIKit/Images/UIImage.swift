public import CoreGraphics
public import Foundation

/// An image: pixels, or one of the system's symbols.
// Sendable: every stored property is a `let` of a Sendable type.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// Constants for the rendering mode of an image.
  public enum RenderingMode: Int, Sendable {
    /// The rendering mode of the context; symbols are templates.
    case automatic = 0
    /// The image is drawn in its own colors.
    case alwaysOriginal = 1
    /// The image is drawn as a template: its opacity in the tint color.
    case alwaysTemplate = 2
  }

  let content: ImageContent
  private let mode: RenderingMode
  let tint: UIColor?
  let traits: ImageTraits

  init(
    content: ImageContent, mode: RenderingMode = .automatic, tint: UIColor? = nil,
    traits: ImageTraits = .init()
  ) {
    self.content = content
    self.mode = mode
    self.tint = tint
    self.traits = traits
    super.init()
  }

  /// The parts of an image.
  struct Parts {
    var content: ImageContent
    var mode: RenderingMode
    var tint: UIColor?
    var traits: ImageTraits
  }

  /// Returns the image with some parts changed.
  func copy(_ change: (inout Parts) -> Void) -> UIImage {
    var parts = Parts(content: content, mode: mode, tint: tint, traits: traits)
    change(&parts)
    return UIImage(
      content: parts.content, mode: parts.mode, tint: parts.tint, traits: parts.traits)
  }

  /// Creates an empty image, whose size is zero.
  public override convenience init() {
    self.init(content: .nothing)
  }

  /// Creates an image from pixels, one a point.
  public convenience init(cgImage: CGImage) {
    self.init(content: .pixels(cgImage, scale: 1))
  }

  /// Creates an image from pixels, with `scale` pixels per point.
  package convenience init(cgImage: CGImage, scale: CGFloat) {
    self.init(content: .pixels(cgImage, scale: scale))
  }

  /// Creates an image from pixels, with `scale` pixels per point and an orientation for drawing.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      content: .pixels(cgImage, scale: scale > 0 ? scale : 1, orientation: orientation))
  }

  /// Creates the image of an image literal: the file of that name in the app's bundle.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(content: UIImage.literal(name).content)
  }

  /// Creates a symbol for text of 17 points.
  ///
  /// Only a few symbols are available here, those that bars need; other names return `nil`.
  public convenience init?(systemName name: String) {
    guard let symbol = Symbol.named(name) else { return nil }
    self.init(content: .symbol(symbol))
  }

  /// The pixels; `nil` for a symbol and for an empty image.
  open var cgImage: CGImage? {
    guard case .pixels(let image, _, _) = content else { return nil }
    return image
  }

  /// The logical dimensions of the image, in points.
  open var size: CGSize { content.size }

  /// The scale factor of the image: pixels per point; 1 for a symbol.
  open var scale: CGFloat {
    guard case .pixels(_, let scale, _) = content else { return 1 }
    return scale
  }

  /// The rendering mode of the image.
  open var renderingMode: RenderingMode { mode }

  /// A Boolean value that indicates whether the image is one of the system's symbols.
  open var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  /// Returns the image with a rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy { $0.mode = renderingMode }
  }

  /// Returns the image with a tint color.
  open func withTintColor(_ color: UIColor) -> UIImage {
    copy { $0.tint = color }
  }

  /// Returns the image with a tint color and a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy {
      $0.mode = renderingMode
      $0.tint = color
    }
  }

  /// Draws the image at its size into the current context.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image at its size into the current context, by a blend mode and with an opacity.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image over a rectangle into the current context, by a blend mode and with an opacity.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    drawIntoCurrentContext(rect)
    context.restoreGState()
  }

  /// Draws the image stretched over a rectangle into the current context.
  open func draw(in rect: CGRect) { drawIntoCurrentContext(rect) }

  /// Returns a Boolean value that indicates whether another object shows the same in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return content == other.content && mode == other.mode && tint == other.tint
      && traits == other.traits
  }

  /// A hash of the size and the rendering of the image.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(content)
    hasher.combine(mode)
    return hasher.finalize()
  }
}
