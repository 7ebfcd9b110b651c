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
    textContainer.trackedSize = { [weak self] in
      self.map { view in
        let insets = view.textState.insets
        return CGSize(width: max(0, view.bounds.width - insets.left - insets.right), height: 0)
      }
    }
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

  /// The insets at the sides, including the line fragment padding.
  private var sides: CGFloat {
    textState.insets.left + textState.insets.right + textContainer.lineFragmentPadding * 2
  }

  /// Returns the size of the text and its insets, rounded up to pixels.
  func textSize(width: CGFloat) -> CGSize {
    let space = width > 0 && width.isFinite ? max(0, width - sides) : .infinity
    var size = styledText.size(width: space)
    // Empty text is a line high, and a line break at the end begins another line.
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
    if textState.selection.length > 0 {
      // In a fifth of the tint color, estimated, as in text fields.
      for rect in lineRects(textState.selection) {
        drawing.rounded(rect, radius: 0, tintColor.withAlphaComponent(0.2))
      }
    } else {
      let width = max(0, page.bounds.width - sides)
      drawing.capsule(
        caret(origin: origin, width: width, at: textState.selection.location), tintColor)
    }
    drawing.paint()
  }

  /// Returns the frame of the caret: after the last character, 2 points wide as in text fields.
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

  /// Returns the caret before a UTF-16 unit of the text (S19.7).
  func caret(origin: CGPoint, width: CGFloat, at index: Int) -> CGRect {
    guard index < textState.text.utf16.count, let block = styledText.layOut(width: width) else {
      return caret(origin: origin, width: width)
    }
    let text = textState.text
    let place = text.utf16.index(text.startIndex, offsetBy: index)
    let bytes = text.utf8.distance(from: text.startIndex, to: place)
    guard let line = block.lines.last(where: { $0.range.lowerBound <= bytes }) ?? block.lines.first
    else { return caret(origin: origin, width: width) }
    let start = text.utf8.index(text.startIndex, offsetBy: line.range.lowerBound)
    let units = NSRange(start..<max(start, place), in: text)
    let whole =
      textState.attributedText
      ?? NSAttributedString(string: text, attributes: [.font: textState.shownFont])
    let before = StyledText(
      TextContent(whole.attributedSubstring(from: units), font: textState.shownFont)
    ).size().width
    let font = textState.shownFont
    return CGRect(
      x: origin.x + line.origin.x + before, y: origin.y + line.origin.y - font.ascender, width: 2,
      height: font.lineHeight)
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
