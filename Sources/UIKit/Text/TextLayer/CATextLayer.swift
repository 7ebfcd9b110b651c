public import CoreGraphics
public import Foundation
public import QuartzCore

/// A layer that draws text.
open class CATextLayer: CALayer {
  private var storedSize: CGFloat = 36
  private var storedFont: AnyObject?
  private var storedColor: CGColor? = CGColor(gray: 1, alpha: 1)
  private var storedText: Any?

  /// Creates a layer without text.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Creates a copy of a layer for its presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATextLayer else { return }
    storedSize = layer.storedSize
    storedFont = layer.storedFont
    storedColor = layer.storedColor
    storedText = layer.storedText
    isWrapped = layer.isWrapped
    alignmentMode = layer.alignmentMode
    truncationMode = layer.truncationMode
  }

  /// Creates a layer from an archive, which is not supported: the result is always `nil`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text: a `String`, or an attributed string with its own fonts and colors; `nil` by default.
  open var string: Any? {
    get { storedText }
    set {
      storedText = newValue
      setNeedsDisplay()
    }
  }

  /// The font, a ``UIFont``, whose size is ignored; `nil`, the default, for the system font.
  ///
  /// - Divergence: Names of fonts and fonts of Core Text are drawn in the system font.
  open var font: CFTypeRef? {
    get { storedFont }
    set {
      storedFont = newValue
      setNeedsDisplay()
    }
  }

  /// The size of the font, in points; 36 by default.
  open var fontSize: CGFloat {
    get { storedSize }
    set {
      storedSize = newValue
      setNeedsDisplay()
    }
  }

  /// The color of the text; opaque white by default.
  open var foregroundColor: CGColor? {
    get { storedColor }
    set {
      storedColor = newValue
      setNeedsDisplay()
    }
  }

  /// A Boolean value that determines whether the text is wrapped to the width of the bounds; `false` by
  /// default.
  open var isWrapped: Bool = false {
    didSet { setNeedsDisplay() }
  }

  /// The horizontal alignment of the lines; natural by default.
  open var alignmentMode: CATextLayerAlignmentMode = .natural {
    didSet { setNeedsDisplay() }
  }

  /// The truncation of text that does not fit; none by default.
  open var truncationMode: CATextLayerTruncationMode = .none {
    didSet { setNeedsDisplay() }
  }

  /// Draws the text downward from the top of the bounds.
  open override func draw(in ctx: CGContext) {
    guard let text = styledText else { return super.draw(in: ctx) }
    UIGraphicsPushContext(ctx)
    StringDrawing(text).draw(
      in: isWrapped || alignmentMode != .natural || truncationMode != .none
        ? bounds
        : CGRect(
          origin: bounds.origin, size: CGSize(width: CGFloat.infinity, height: .infinity)))
    UIGraphicsPopContext()
  }

  private var styledText: NSAttributedString? {
    if let text = storedText as? NSAttributedString { return text }
    guard let text = storedText as? String else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = alignmentMode.alignment
    style.lineBreakMode = truncationMode.lineBreakMode(isWrapped: isWrapped)
    let font = (storedFont as? UIFont)?.withSize(fontSize) ?? UIFont.systemFont(ofSize: fontSize)
    return NSAttributedString(
      string: text,
      attributes: [
        .font: font, .paragraphStyle: style,
        .foregroundColor: storedColor.map { UIColor(cgColor: $0) } ?? UIColor.clear,
      ])
  }
}
