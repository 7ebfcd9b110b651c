/// The set of keys that a keyboard shows (S9.12).
package enum KeyboardPlane: Hashable, Sendable {
  /// A plane of letters.
  case letters(isShifted: Bool, KeyboardLastRow)
  /// Digits and punctuation.
  case punctuation
  /// The twelve keys of a phone for numbers, with the key at their lower left.
  case digits(corner: String)

  /// Creates the plane of a keyboard type.
  ///
  /// - Parameters:
  ///   - type: The keyboard type.
  ///   - isPad: Whether it is an iPad's own keyboard; a floating one is a phone's.
  ///   - isShifted: Whether the letters are uppercase.
  package init(_ type: UIKeyboardType, isPad: Bool, isShifted: Bool) {
    let digits = isPad ? KeyboardPlane.punctuation : nil
    switch type {
    case .default, .asciiCapable, .namePhonePad:
      self = .letters(isShifted: isShifted, .plain)
    case .numbersAndPunctuation: self = .punctuation
    case .URL: self = .letters(isShifted: isShifted, .url)
    case .numberPad, .asciiCapableNumberPad: self = digits ?? .digits(corner: "")
    case .phonePad: self = digits ?? .digits(corner: "+*#")
    case .decimalPad: self = digits ?? .digits(corner: ".")
    case .emailAddress: self = .letters(isShifted: isShifted, .email)
    case .twitter: self = .letters(isShifted: isShifted, .twitter)
    case .webSearch: self = .letters(isShifted: isShifted, .webSearch)
    }
  }

  /// Whether there are predictions above the keys.
  package var hasPredictions: Bool {
    if case .digits = self { return false }
    return true
  }
}
