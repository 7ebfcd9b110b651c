/// The words that an identifier or class is made of.
package enum SelectorWords {
  /// The words of a name in lower case: pieces between characters that are neither letters nor digits,
  /// split before capitals that follow a lower-case letter or a digit, so `navBar__item--is-open` is
  /// `nav bar item is open`.
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
