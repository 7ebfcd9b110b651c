import EngineSupport

/// Conditions of `@supports` that are true on iOS and false in Blink.
///
/// `-webkit-touch-callout` and `-webkit-overflow-scrolling` are properties of WebKit on iOS only
/// (CSSProperties.json), by which pages detect iOS. They have no effect here, where pages have no long-press menu
/// and the engine scrolls, so only the condition has to be true: a declaration that Blink supports replaces them.
enum SupportsCondition {
  /// The names of the properties, as part of a regular expression.
  static let names = "-webkit-(touch-callout|overflow-scrolling)"
  /// A declaration that is true on iOS, as a regular expression of both Swift and JavaScript.
  static let declaration =
    #"-webkit-(touch-callout\s*:\s*(none|default)|overflow-scrolling\s*:\s*(auto|touch)|"#
    + #"(touch-callout|overflow-scrolling)\s*:\s*(inherit|initial|unset|revert|revert-layer))"#
    + #"(?=\s*\))"#
  /// The declaration that replaces it, which Blink supports.
  static let truth = "color: inherit"

  /// The patterns as a script's object literal.
  static var literal: JSON {
    ["names": .string(names), "declaration": .string(declaration), "truth": .string(truth)]
  }

  /// Returns the condition that Blink evaluates as WebKit on iOS does; `nil` if it does not change.
  static func adjusted(_ condition: String) -> String? {
    guard condition.lowercased().contains("-webkit-"),
      let regex = try? Regex(declaration).ignoresCase()
    else { return nil }
    let adjusted = condition.replacing(regex, with: truth)
    return adjusted == condition ? nil : adjusted
  }
}
