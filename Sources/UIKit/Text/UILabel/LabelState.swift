import CoreGraphics
import DisplayList
import Foundation
import TextLayout

/// The properties of a label.
@MainActor
struct LabelState {
  var text: String?
  /// The attributed text, which replaces ``text``.
  var attributedText: NSAttributedString?
  var font = Self.standardFont
  var textColor: UIColor = .label
  var highlightedTextColor: UIColor?
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var textAlignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1
  var isEnabled = true
  var isHighlighted = false
  var preferredMaxLayoutWidth: CGFloat = 0
  /// The width that layout has determined for the label, which is used if no maximum width is
  /// preferred (S8.13).
  var layoutWidth: CGFloat = 0
  var adjustsFontSizeToFitWidth = false
  var minimumScaleFactor: CGFloat = 0
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var adjustsFontForContentSizeCategory = false

  /// One font for all labels without a font; a font never changes.
  private static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The color that the text is drawn in.
  var color: UIColor {
    guard isEnabled else { return textColor.withAlphaComponent(0.3) }
    return isHighlighted ? highlightedTextColor ?? textColor : textColor
  }

  /// The characters with their fonts.
  var content: TextContent {
    attributedText.map { TextContent($0, font: font) } ?? TextContent(text ?? "", font: font)
  }

  /// The width that text of several lines is measured in; 0 sets no limit.
  var measuringWidth: CGFloat {
    preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth
  }

  /// Returns the text for the layout engine.
  func styledText(
    _ content: TextContent? = nil, numberOfLines limit: Int? = nil, isRightToLeft: Bool = false
  ) -> StyledText {
    StyledText(
      content ?? self.content,
      style: paragraphStyle(numberOfLines: limit ?? numberOfLines, isRightToLeft: isRightToLeft))
  }

  private func paragraphStyle(numberOfLines: Int, isRightToLeft: Bool = false) -> ParagraphStyle {
    var alignment = textAlignment.paragraphAlignment
    if alignment == .natural, isRightToLeft { alignment = .right }
    // Several lines wrap between words; only a single one is clipped (S8.50).
    let wraps = lineBreakMode == .byClipping && numberOfLines != 1
    return ParagraphStyle(
      alignment: alignment, lineBreakMode: wraps ? .wordWrap : lineBreakMode.paragraphMode,
      numberOfLines: numberOfLines)
  }

  /// Returns the size of the text, rounded up to pixels; one line is measured without a limit.
  func size(in width: CGFloat, scale: CGFloat) -> CGSize {
    let limit = numberOfLines != 1 && width > 0 ? width : .infinity
    guard attributedText == nil, let environment = TextEnvironment.current else {
      return styledText().size(width: limit).roundedUp(toPixelsAt: scale)
    }
    // Plain text, which most labels show, is measured without splitting it into runs.
    let plain = AttributedText(text ?? "", font: font.layoutFont(in: environment.fonts))
    return environment.engine.size(
      of: plain, style: paragraphStyle(numberOfLines: numberOfLines), width: limit
    ).roundedUp(toPixelsAt: scale)
  }

  /// Returns the rectangle of the text in bounds.
  func textRect(
    in bounds: CGRect, numberOfLines: Int, scale: CGFloat, isRightToLeft: Bool
  ) -> CGRect {
    textRect(
      styledText(fitted(bounds.size, numberOfLines), numberOfLines: numberOfLines), in: bounds,
      scale: scale, isRightToLeft: isRightToLeft)
  }

  /// Returns the commands that draw the text in a rectangle.
  func commands(
    in rect: CGRect, color: Color, traits: UITraitCollection, isRightToLeft: Bool
  ) -> [DrawingCommand] {
    let scale = max(1, traits.displayScale)
    let fitted = fitted(rect.size, numberOfLines)
    let text = styledText(fitted, isRightToLeft: isRightToLeft)
    var top = textRect(text, in: rect, scale: scale, isRightToLeft: isRightToLeft).minY
    if fitted.runs.first?.font != content.runs.first?.font {
      top = adjustedTop(top, of: text, in: rect, scale: scale, isRightToLeft: isRightToLeft)
    }
    func draw(_ offset: CGSize, _ color: Color) -> [DrawingCommand] {
      text.commands(
        at: CGPoint(x: rect.minX + offset.width, y: top + offset.height), width: rect.width,
        maximumHeight: rect.height, color: color, traits: traits)
    }
    let shadow = shadowColor.map { draw(shadowOffset, $0.displayColor(with: traits)) } ?? []
    return shadow + draw(.zero, color)
  }

  private func textRect(
    _ text: StyledText, in bounds: CGRect, scale: CGFloat, isRightToLeft: Bool
  ) -> CGRect {
    var size = text.size(width: bounds.width).roundedUp(toPixelsAt: scale)
    size.width = min(size.width, bounds.width)
    let y = bounds.minY + ((bounds.height - size.height) / 2 * scale).rounded() / scale
    let space = bounds.width - size.width
    let x: CGFloat =
      switch textAlignment {
      case .left: 0
      case .natural: isRightToLeft ? space : 0
      case .center: space / 2
      case .right: space
      }
    return CGRect(origin: CGPoint(x: bounds.minX + x, y: y), size: size)
  }

  // MARK: Fitting

  /// Returns the text in the largest font that fits, if the label may shrink it.
  ///
  /// A minimum of 0 sets no limit, as developers observe; Apple's page documents that it forbids
  /// shrinking.
  private func fitted(_ space: CGSize, _ numberOfLines: Int) -> TextContent {
    let content = content
    guard adjustsFontSizeToFitWidth, space.width > 0, !content.string.isEmpty else {
      return content
    }
    var style = styledText(content, numberOfLines: numberOfLines)
    if numberOfLines == 1 {
      style.style.lineBreakMode = .clip
    } else {
      style.style.numberOfLines = 0
    }
    func fits(_ factor: CGFloat) -> Bool {
      var scaled = style
      scaled.content = content.scaled(by: factor)
      let size = scaled.size(width: numberOfLines == 1 ? .infinity : space.width)
      guard size.width <= space.width + 0.01 else { return false }
      guard numberOfLines != 1 else { return true }
      let lines = scaled.layOut(width: space.width)?.lines.count ?? 1
      return (numberOfLines == 0 || lines <= numberOfLines) && size.height <= space.height + 0.01
    }
    if fits(1) { return content }
    var (low, high) = (max(minimumScaleFactor, 0.01), CGFloat(1))
    guard fits(low) else { return content.scaled(by: low) }
    for _ in 0..<12 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return content.scaled(by: low)
  }

  /// Returns the top of smaller text that keeps the baseline or the center of the larger one.
  private func adjustedTop(
    _ top: CGFloat, of text: StyledText, in rect: CGRect, scale: CGFloat, isRightToLeft: Bool
  ) -> CGFloat {
    switch baselineAdjustment {
    case .alignCenters: return top
    case .none:
      return textRect(styledText(), in: rect, scale: scale, isRightToLeft: isRightToLeft).minY
    case .alignBaselines:
      let full = styledText()
      guard let own = text.layOut(width: rect.width),
        let larger = full.layOut(width: .infinity)
      else { return top }
      let fullTop =
        rect.minY
        + ((rect.height - larger.size.height) / 2 * scale).rounded() / scale
      return fullTop + larger.firstBaseline - own.firstBaseline
    }
  }

  // MARK: Baselines

  /// Returns the distance from the top of the text to the first baseline: the font's ascender in whole pixels (S8.10).
  func firstBaseline(scale: CGFloat) -> CGFloat {
    let ascender =
      attributedText == nil
      ? font.ascender : styledText().layOut(width: .infinity)?.firstBaseline ?? font.ascender
    return (ascender * scale).rounded() / scale
  }

  /// Returns the distance from the last baseline to the bottom of the text, so that the height of one line is in whole
  /// pixels.
  func lastBaseline(scale: CGFloat) -> CGFloat {
    guard attributedText == nil else {
      guard let block = styledText().layOut(width: .infinity) else { return -font.descender }
      return ((block.size.height - block.lastBaseline) * scale).rounded() / scale
    }
    let line = CGSize(width: 0, height: font.lineHeight).roundedUp(toPixelsAt: scale)
    return line.height - firstBaseline(scale: scale)
  }
}

extension CGSize {
  /// Returns the size rounded up to whole pixels, with a tolerance of a thousandth.
  func roundedUp(toPixelsAt scale: CGFloat) -> CGSize {
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    return CGSize(width: max(0, up(width)), height: max(0, up(height)))
  }
}
