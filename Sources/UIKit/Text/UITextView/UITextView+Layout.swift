import CoreGraphics
import DisplayList
import Foundation
import TextLayout

extension UITextView {
  func setUp() {
    page.owner = self
    page.isUserInteractionEnabled = false
    page.contentMode = .redraw
    page.layer.drawingExtent = .lines
    page.isOpaque = false
    addSubview(page)
    textContainer.onChange = { [weak self] in self?.textDidChange() }
  }

  func textDidChange() {
    page.setNeedsDisplay()
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  private var pixels: CGFloat { max(1, traitCollection.displayScale) }

  private var styledText: StyledText {
    textState.styledText(
      textContainer, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// What is kept free at the sides: insets and the padding of lines.
  private var sides: CGFloat {
    textState.insets.left + textState.insets.right + textContainer.lineFragmentPadding * 2
  }

  /// The size of the text and its insets, rounded up to pixels.
  func textSize(width: CGFloat) -> CGSize {
    let space = width > 0 && width.isFinite ? max(0, width - sides) : .infinity
    var size = styledText.size(width: space)
    // Empty text is a line high, and a break at the end begins another line.
    if textState.text.isEmpty || textState.text.last?.isNewline == true {
      size.height += textState.shownFont.lineHeight
    }
    return CGSize(
      width: size.width + sides,
      height: size.height + textState.insets.top + textState.insets.bottom
    ).roundedUp(toPixelsAt: pixels)
  }

  var naturalTextSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return CGSize(
      width: textSize(width: .infinity).width, height: textSize(width: bounds.width).height)
  }

  func layOutText() {
    let height = textSize(width: bounds.width).height
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
    let frame = CGRect(origin: .zero, size: size)
    if page.frame != frame { page.frame = frame }
  }

  var textBaseline: CGFloat {
    let ascender = styledText.layOut(width: .infinity)?.firstBaseline
    return textState.insets.top
      + ((ascender ?? textState.shownFont.ascender) * pixels).rounded() / pixels
  }

  func drawPage() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let origin = CGPoint(
      x: textState.insets.left + textContainer.lineFragmentPadding, y: textState.insets.top)
    let color = textState.textColor ?? .label
    let commands = styledText.commands(
      at: origin, width: max(0, page.bounds.width - sides),
      color: color.displayColor(with: traitCollection), traits: traitCollection)
    for command in commands { context.append(command) }
    guard textState.isEditing else { return }
    var drawing = ControlDrawing(traitCollection)
    drawing.capsule(caret(origin: origin, width: max(0, page.bounds.width - sides)), tintColor)
    drawing.paint()
  }

  /// Where the caret stands: behind the last character, 2 points wide as in text fields.
  func caret(origin: CGPoint, width: CGFloat) -> CGRect {
    let font = textState.shownFont
    var place = CGRect(origin: origin, size: CGSize(width: 2, height: font.lineHeight))
    guard let block = styledText.layOut(width: width), let line = block.lines.last else {
      return place
    }
    if textState.text.last?.isNewline == true {
      place.origin.y += block.size.height
    } else {
      place.origin.x += line.origin.x + line.width
      place.origin.y += line.origin.y - font.ascender
    }
    return place
  }

  func adjustFont() {
    guard textState.adjustsFontForContentSizeCategory else { return }
    let traits = traitCollection
    change {
      $0.font = $0.font?.adjusted(to: traits)
      $0.attributedText = $0.attributedText?.mappingAttributes { values in
        guard let font = values[.font] as? UIFont else { return }
        values[.font] = font.adjusted(to: traits)
      }
    }
  }
}
