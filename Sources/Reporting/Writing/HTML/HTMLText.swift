import Mustache

/// HTML text, escaped for content and for attributes in double quotes.
///
/// The Mustache library escapes by characters, so a quotation mark followed by a combining accent
/// would end an attribute. This type escapes by Unicode scalars.
struct HTMLText: MustacheContentType {
  /// The name of the content type in templates.
  static let name = "REPORT"

  func escapeText(_ text: String) -> String { Self.escaped(text) }

  /// Returns a string with markup escaped and control characters replaced with their control pictures.
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

  /// Returns JSON escaped for a `<script type="application/json">` element: it cannot end the element
  /// and contains no line separators.
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
