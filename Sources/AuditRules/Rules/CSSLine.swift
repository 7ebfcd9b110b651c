/// A line of CSS for an advice, with the page's own selectors and values where they are known.
struct CSSLine: Sendable {
  /// The finding that the line is for.
  let finding: Finding

  /// The selector to write: the cause's, or the culprit's own in its tree.
  var selector: String {
    finding.cause?.selector ?? finding.culprit.path.last ?? "html"
  }

  /// Returns a rule for the selector with the declarations, in one line.
  func declaring(_ declarations: String) -> String { "\(selector) { \(declarations) }" }

  /// Returns the declared length of the first cause among some properties, such as `12px`; the default if none is
  /// known.
  func length(of properties: [String], default standard: String) -> String {
    let value = finding.causes.first { properties.contains($0.property) }?.value
    guard let value, Self.isLength(value) else { return standard }
    return value
  }

  /// Returns whether a value is a single length other than zero.
  private static func isLength(_ value: String) -> Bool {
    let number = value.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let amount = Double(number), amount > 0 else { return false }
    return ["px", "em", "rem", "vh", "vw", "dvh", "svh", "lvh", "%"]
      .contains(value.dropFirst(number.count).lowercased())
  }
}

extension Cause {
  /// The location and text of the declaration, such as "css/app.css:120 declares `top: 0`".
  var sentence: String {
    let place = [source, line.map(String.init) ?? ""].filter { !$0.isEmpty }.joined(separator: ":")
    return "\(place.isEmpty ? "The page" : place) declares `\(declaration)`."
  }
}

extension Finding {
  /// Returns advice that begins with the location of the cause, if it is known.
  func advice(_ text: String, css: String? = nil) -> Advice {
    Advice(([cause?.sentence, text].compactMap(\.self)).joined(separator: " "), css: css)
  }
}
