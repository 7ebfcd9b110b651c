/// Splits identifiers and classes into words.
package enum SelectorWords {
  /// Returns the words of a name in lowercase.
  ///
  /// Words are the pieces between characters that are neither letters nor digits, split before each capital
  /// after a lowercase letter or a digit: `navBar__item--is-open` becomes `nav bar item is open`.
  package static func words(in name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character?
    for character in name {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        (word, previous) = ("", nil)
        continue
      }
      if character.isUppercase, let previous, previous.isLowercase || previous.isNumber {
        words.append(word)
        word = ""
      }
      word += character.lowercased()
      previous = character
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
