import CoreGraphics
import DisplayList
import Foundation
import TextLayout

extension UITextField {
  private var pixels: CGFloat { max(1, traitCollection.displayScale) }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The inset of the border at the sides.
  ///
  /// Source: layouts of fields with rounded corners that developers logged on iOS 9 and 26: 7. The
  /// insets of the other borders are guessed.
  private var sideInset: CGFloat {
    switch field.borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  private var topInset: CGFloat { field.borderStyle == .none ? 0 : 2 }

  private var showsClearButton: Bool { hasText && field.shows(field.clearButtonMode) }

  private var shownLeftView: UIView? { field.shows(field.leftViewMode) ? leftView : nil }

  private var shownRightView: UIView? { field.shows(field.rightViewMode) ? rightView : nil }

  func innerRect(_ bounds: CGRect) -> CGRect {
    var rect = bounds.insetBy(dx: min(sideInset, bounds.width / 2), dy: topInset)
    if shownLeftView != nil {
      let edge = leftViewRect(forBounds: bounds).maxX + (field.borderStyle == .none ? 0 : 5)
      rect.size.width -= max(0, edge - rect.minX)
      rect.origin.x = max(rect.minX, edge)
    }
    var right = rect.maxX
    if shownRightView != nil { right = min(right, rightViewRect(forBounds: bounds).minX) }
    if showsClearButton, !isRightToLeft {
      right = min(right, clearButtonRect(forBounds: bounds).minX)
    }
    if showsClearButton, isRightToLeft {
      let edge = clearButtonRect(forBounds: bounds).maxX
      rect.size.width -= max(0, edge - rect.minX)
      rect.origin.x = max(rect.minX, edge)
    }
    rect.size.width = max(0, right - rect.minX)
    return rect
  }

  /// Returns the frame of the clear button: 19 points wide and 5 from the edge, from pictures; guessed for other
  /// borders.
  func clearRect(_ bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    let gap: CGFloat = field.borderStyle == .none ? 0 : 5
    let x = isRightToLeft ? bounds.minX + gap : bounds.maxX - gap - side
    return CGRect(
      x: x, y: bounds.minY + ((bounds.height - side) / 2).rounded(.down), width: side,
      height: side)
  }

  func sideRect(_ view: UIView?, atRight: Bool, _ bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.sizeThatFits(bounds.size) }
    return CGRect(
      x: atRight ? bounds.maxX - size.width : bounds.minX,
      y: bounds.minY + ((bounds.height - size.height) / 2 * pixels).rounded() / pixels,
      width: size.width, height: size.height)
  }

  func layOutSideViews() {
    for (view, isShown) in [
      (leftView, shownLeftView != nil), (rightView, shownRightView != nil),
    ] {
      guard let view else { continue }
      if isShown, view.superview !== self { addSubview(view) }
      if !isShown, view.superview === self { view.removeFromSuperview() }
    }
    shownLeftView?.frame = leftViewRect(forBounds: bounds)
    shownRightView?.frame = rightViewRect(forBounds: bounds)
  }

  /// The size of text or placeholder with border and side views.
  ///
  /// The height is that of a line in whole points plus 1, which is 22 at 17 points, plus 12 with a
  /// border: 34, and 30 at the 14 points that storyboards used. From iOS 13 on storyboards set
  /// fields with rounded corners to 34 also at 14 points.
  var naturalFieldSize: CGSize {
    let shown = hasText ? field.shown(isSecure: input.isSecureTextEntry) : field.shownPlaceholder
    let text = StyledText(shown).size().roundedUp(toPixelsAt: pixels)
    let line = field.font.lineHeight.rounded(.up) + 1
    var width = text.width + sideInset * 2
    if shownLeftView != nil { width += leftViewRect(forBounds: bounds).width }
    if shownRightView != nil { width += rightViewRect(forBounds: bounds).width }
    if showsClearButton { width += 24 }
    switch field.borderStyle {
    case .none: return CGSize(width: width, height: line)
    case .roundedRect:
      return CGSize(width: width, height: max(metrics.textFieldHeight, line + 12))
    case .line, .bezel: return CGSize(width: width, height: line + 4)
    }
  }

  /// Returns the top of the text's line in a rectangle.
  private func lineTop(in rect: CGRect) -> CGFloat {
    let height = CGSize(width: 0, height: field.font.lineHeight).roundedUp(toPixelsAt: pixels)
      .height
    return rect.minY + ((rect.height - height) / 2 * pixels).rounded(.down) / pixels
  }

  var fieldBaseline: CGFloat {
    let height = naturalFieldSize.height
    let top = lineTop(in: CGRect(x: 0, y: 0, width: 1, height: height))
    return top + (field.font.ascender * pixels).rounded() / pixels
  }

  // MARK: Drawing

  func drawField() {
    var drawing = ControlDrawing(traitCollection)
    let border = borderRect(forBounds: bounds)
    let line = UIColor.separator
    switch field.borderStyle {
    case .none: break
    case .line: drawing.outline(border, radius: 0, width: 1, .label)
    case .bezel: drawing.outline(border, radius: 0, width: 1, line)
    case .roundedRect:
      drawing.rounded(
        border, radius: metrics.textFieldRadius, drawing.isDark ? .black : .white)
      drawing.outline(border, radius: metrics.textFieldRadius, width: 1 / pixels, line)
    }
    if showsClearButton { drawClearButton(&drawing) }
    drawing.paint()
    if field.isEditing, field.selection.length > 0 {
      drawSelection(in: editingRect(forBounds: bounds))
    }
    if hasText {
      drawText(
        in: field.isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    } else {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
    if field.isEditing, field.selection.length == 0 {
      drawCaret(in: editingRect(forBounds: bounds))
    }
  }

  /// The caret's width: 2 points; Source: `caretRect(for:)` of fields on iOS 7 to 18, dumped.
  private static let caretWidth: CGFloat = 2

  private var shownTextWidth: CGFloat {
    StyledText(field.shown(isSecure: input.isSecureTextEntry)).size().width
  }

  /// Returns the distance by which text that is too long is moved while it is edited, so that its end is visible.
  private func overflow(in rect: CGRect) -> CGFloat {
    guard field.isEditing, hasText else { return 0 }
    return max(0, shownTextWidth + Self.caretWidth - rect.width)
  }

  /// Returns the caret in the text's rectangle, at the insertion point, as high as the line.
  func caret(in rect: CGRect) -> CGRect {
    caret(in: rect, at: field.selection.location + field.selection.length)
  }

  /// Returns the caret before a UTF-16 unit of the text (S19.7).
  func caret(in rect: CGRect, at index: Int) -> CGRect {
    let total = hasText ? shownTextWidth : 0
    let width = index >= field.text.utf16.count ? total : prefixWidth(index)
    var alignment = field.alignment
    if alignment == .natural { alignment = isRightToLeft ? .right : .left }
    let x: CGFloat =
      switch alignment {
      case .right: isRightToLeft ? rect.maxX - width : rect.maxX - (total - width)
      case .center: rect.midX - total / 2 + width
      default: rect.minX + width
      }
    let line = CGSize(width: 0, height: field.font.lineHeight).roundedUp(toPixelsAt: pixels)
    return CGRect(
      x: min(max(x, rect.minX), rect.maxX - Self.caretWidth), y: lineTop(in: rect),
      width: Self.caretWidth, height: line.height)
  }

  /// Returns the width of the text before a UTF-16 unit.
  private func prefixWidth(_ index: Int) -> CGFloat {
    guard index > 0 else { return 0 }
    let prefix = (field.text as NSString).substring(to: index)
    if input.isSecureTextEntry {
      let dots = String(repeating: "•", count: prefix.count)
      return StyledText(TextContent(dots, font: field.font)).size().width
    }
    let range = NSRange(location: 0, length: index)
    let part = field.attributedText?.attributedSubstring(from: range)
    return StyledText(
      part.map { TextContent($0, font: field.font) } ?? TextContent(prefix, font: field.font)
    ).size().width
  }

  private func drawCaret(in rect: CGRect) {
    guard rect.width > Self.caretWidth else { return }
    var drawing = ControlDrawing(traitCollection)
    drawing.capsule(caret(in: rect), tintColor)
    drawing.paint()
  }

  /// Draws the selection: the rectangle behind its text, in a fifth of the tint color; estimated.
  private func drawSelection(in rect: CGRect) {
    let end = caret(in: rect)
    let start = caret(in: rect, at: field.selection.location)
    let width =
      field.isAllSelected ? min(shownTextWidth, rect.width) : abs(end.minX - start.minX)
    var drawing = ControlDrawing(traitCollection)
    drawing.rounded(
      CGRect(
        x: max(rect.minX, min(end.minX, rect.maxX) - width), y: end.minY, width: width,
        height: end.height),
      radius: 0, tintColor.withAlphaComponent(0.2))
    drawing.paint()
  }

  /// Draws a disc of 14 points with a cross, in the center of the button's frame.
  private func drawClearButton(_ drawing: inout ControlDrawing) {
    let place = clearButtonRect(forBounds: bounds)
    let disc = CGRect(x: place.midX - 7, y: place.midY - 7, width: 14, height: 14)
    drawing.capsule(disc, .tertiaryLabel)
    var pen = SymbolPen(width: 1.4)
    pen.line(
      [
        CGPoint(x: disc.minX + 4.4, y: disc.minY + 4.4),
        CGPoint(x: disc.maxX - 4.4, y: disc.maxY - 4.4),
      ])
    pen.line(
      [
        CGPoint(x: disc.maxX - 4.4, y: disc.minY + 4.4),
        CGPoint(x: disc.minX + 4.4, y: disc.maxY - 4.4),
      ])
    drawing.fill(pen.path, drawing.isDark ? .black : .white)
  }

  func drawShownText(in rect: CGRect) {
    var color = field.textColor
    if !isEnabled { color = color.withAlphaComponent(0.5) }
    draw(field.shown(isSecure: input.isSecureTextEntry), in: rect, color)
  }

  func drawShownPlaceholder(in rect: CGRect) {
    draw(field.shownPlaceholder, in: rect, placeholderColor)
  }

  private func draw(_ content: TextContent, in rect: CGRect, _ color: UIColor) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0 else { return }
    var text = StyledText(content)
    text.style.alignment = field.alignment.paragraphAlignment
    if text.style.alignment == .natural, isRightToLeft { text.style.alignment = .right }
    let overflow = overflow(in: rect)
    let commands = text.commands(
      at: CGPoint(x: rect.minX - overflow, y: lineTop(in: rect)), width: rect.width + overflow,
      color: color.displayColor(with: traitCollection), traits: traitCollection)
    context.saveGState()
    if overflow > 0 { context.clip(to: rect) }
    for command in commands { context.append(command) }
    context.restoreGState()
  }
}
