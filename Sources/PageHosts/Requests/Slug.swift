/// A namespace for slugs: strings in the form in which they are parts of filenames.
enum Slug {
  /// Returns the slug of a string: letters and digits in lower case, everything else as single hyphens.
  ///
  /// Periods between digits are kept, so that "iOS 11.4" becomes "ios-11.4"; the result has at most
  /// 60 characters and is never empty.
  static func make(_ text: String) -> String {
    let characters = Array(text.lowercased())
    var slug = ""
    for (index, character) in characters.enumerated() where slug.count < 60 {
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      let isPoint =
        character == "." && index > 0 && index + 1 < characters.count
        && characters[index - 1].isNumber && characters[index + 1].isNumber
      if isPlain || isPoint {
        slug.append(character)
      } else if !slug.isEmpty && !slug.hasSuffix("-") {
        slug.append("-")
      }
    }
    while slug.hasSuffix("-") || slug.hasSuffix(".") { slug.removeLast() }
    return slug.isEmpty ? "page" : slug
  }
}
