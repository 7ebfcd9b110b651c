/// Text as HTML.
enum HTML {
  /// Returns a text with what HTML would understand replaced, for elements and attributes.
  static func text(_ words: String) -> String {
    var result = ""
    for character in words {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }

  /// Returns a text in which long names may be broken between their words.
  static func name(_ words: String) -> String {
    var result = ""
    var last: Character = " "
    var lowercase = 0
    for character in text(words) {
      // Two, so that names like iPhone stay whole.
      let beginsWord = character.isUppercase && lowercase > 1
      if beginsWord || (last == "." && character.isLetter) { result += "<wbr>" }
      result.append(character)
      last = character
      lowercase = character.isLowercase ? lowercase + 1 : 0
    }
    return result
  }

  /// Returns an element around a text; attributes are written as they are.
  static func element(_ name: String, _ attributes: String = "", _ words: String) -> String {
    wrapped(name, attributes, text(words))
  }

  /// Returns an element around what is HTML already; attributes are written as they are.
  static func wrapped(_ name: String, _ attributes: String = "", _ content: String) -> String {
    "<\(name)\(attributes.isEmpty ? "" : " " + attributes)>\(content)</\(name)>"
  }

  /// Returns a link, or the text alone where there is nowhere to lead to.
  static func link(_ words: String, to address: String?, title: String = "") -> String {
    guard let address else {
      return title.isEmpty ? text(words) : element("span", "title=\"\(text(title))\"", words)
    }
    let tip = title.isEmpty ? "" : " title=\"\(text(title))\""
    return element("a", "href=\"\(text(address))\"\(tip)", words)
  }

  /// Returns lines one below the other, without those that are empty.
  static func lines(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
