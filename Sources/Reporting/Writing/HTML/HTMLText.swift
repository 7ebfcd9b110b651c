import Mustache

/// Text of HTML, escaped for content and for attributes in double quotes.
///
/// The library's own escaping goes by characters, so a quotation mark with a combining accent
/// behind it would end an attribute. This one goes by scalars.
struct HTMLText: MustacheContentType {
  /// The name of the content type in templates.
  static let name = "REPORT"

  func escapeText(_ text: String) -> String { Self.escaped(text) }

  /// Returns a text with its markup escaped and control characters as their symbols.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.showingControls(keeping: ["\n", "\t"]).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Returns JSON for a `<script type="application/json">`: nothing in it ends the element, and no
  /// line separator stands in it.
  static func script(_ json: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(json.utf8.count)
    for scalar in json.unicodeScalars {
      switch scalar {
      case "<": escaped += "\\u003c"
      case ">": escaped += "\\u003e"
      case "&": escaped += "\\u0026"
      case "\u{2028}": escaped += "\\u2028"
      case "\u{2029}": escaped += "\\u2029"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
