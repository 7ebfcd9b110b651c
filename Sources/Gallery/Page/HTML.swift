/// Functions that build HTML.
enum HTML {
  /// Returns text with HTML's special characters escaped, for elements and attributes.
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

  /// Returns escaped text in which long names can be broken between their words.
  static func name(_ words: String) -> String {
    var result = ""
    var last: Character = " "
    var lowercase = 0
    for character in text(words) {
      // At least two, so that names such as iPhone are not broken.
      let beginsWord = character.isUppercase && lowercase > 1
      if beginsWord || (last == "." && character.isLetter) { result += "<wbr>" }
      result.append(character)
      last = character
      lowercase = character.isLowercase ? lowercase + 1 : 0
    }
    return result
  }

  /// Returns an element that contains text; attributes are not escaped.
  static func element(_ name: String, _ attributes: String = "", _ words: String) -> String {
    wrapped(name, attributes, text(words))
  }

  /// Returns an element that contains HTML; attributes are not escaped.
  static func wrapped(_ name: String, _ attributes: String = "", _ content: String) -> String {
    "<\(name)\(attributes.isEmpty ? "" : " " + attributes)>\(content)</\(name)>"
  }

  /// Returns a link, or the text alone if there is no URL.
  static func link(_ words: String, to address: String?, title: String = "") -> String {
    guard let address else {
      return title.isEmpty ? text(words) : element("span", "title=\"\(text(title))\"", words)
    }
    let tip = title.isEmpty ? "" : " title=\"\(text(title))\""
    return element("a", "href=\"\(text(address))\"\(tip)", words)
  }

  /// Returns the parts that are not empty, one per line.
  static func lines(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
