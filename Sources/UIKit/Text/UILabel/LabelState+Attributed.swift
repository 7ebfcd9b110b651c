import Foundation

extension LabelState {
  /// Shows attributed text, and adopts the font, color and paragraph style of its beginning.
  ///
  /// Text without a font attribute has the label's previous font.
  mutating func setAttributedText(_ text: NSAttributedString?) {
    self.text = nil
    let font = font
    attributedText = text?.mappingAttributes { values in
      if values[.font] == nil { values[.font] = font }
    }
    guard let text, text.length > 0 else { return }
    let values = text.attributes(at: 0, effectiveRange: nil)
    if let font = values[.font] as? UIFont { self.font = font }
    if let color = values[.foregroundColor] as? UIColor { textColor = color }
    if let style = values[.paragraphStyle] as? NSParagraphStyle {
      textAlignment = style.alignment
      // Word wrapping is the default of a paragraph style; the label then still truncates.
      if style.lineBreakMode != .byWordWrapping { lineBreakMode = style.lineBreakMode }
    }
  }

  /// Sets the font of all text.
  mutating func setFont(_ font: UIFont) {
    self.font = font
    setAttribute(.font, font)
  }

  /// Sets the color of all text.
  mutating func setTextColor(_ color: UIColor) {
    textColor = color
    setAttribute(.foregroundColor, color)
  }

  /// Resizes fonts that scale with the user's text size to that of the traits.
  mutating func adjustFonts(to traits: UITraitCollection) {
    font = font.adjusted(to: traits)
    attributedText = attributedText?.mappingAttributes { values in
      guard let font = values[.font] as? UIFont else { return }
      values[.font] = font.adjusted(to: traits)
    }
  }

  private mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    attributedText = attributedText?.mappingAttributes { $0[key] = value }
  }
}

extension NSAttributedString {
  /// Returns the text with the attributes of every stretch changed.
  func mappingAttributes(
    _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) -> NSAttributedString {
    // The text is rebuilt: Foundation on Linux traps when attributes are added across ranges that
    // differ.
    let result = NSMutableAttributedString(string: "")
    enumerateAttributes(in: NSRange(location: 0, length: length)) { values, range, _ in
      var values = values
      change(&values)
      let part = attributedSubstring(from: range).string
      result.append(NSAttributedString(string: part, attributes: values))
    }
    return result
  }
}
