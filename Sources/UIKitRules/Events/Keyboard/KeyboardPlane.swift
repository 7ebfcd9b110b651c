/// The set of keys that a keyboard shows (S9.12).
package enum KeyboardPlane: Hashable, Sendable {
  /// Letters.
  case letters(isShifted: Bool, KeyboardLastRow)
  /// Digits and punctuation.
  case punctuation
  /// The twelve keys of a phone for numbers, with what is at the lower left of them.
  case digits(corner: String)

  /// The keys of a keyboard type.
  ///
  /// - Parameters:
  ///   - type: The keyboard type.
  ///   - isPad: Whether it is a pad's own keyboard; one that floats is a phone's.
  ///   - isShifted: Whether the letters are capital ones.
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
