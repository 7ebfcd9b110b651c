/// Conditions of `@supports` that are true on iOS and false in Blink.
///
/// `-webkit-touch-callout` and `-webkit-overflow-scrolling` are properties of WebKit's on iOS alone
/// (CSSProperties.json), and pages ask for them to find an iPhone. They do nothing that a page without a
/// long press menu and with scrolling of its own could show, so only the condition has to be evaluated: in
/// the condition, something that Blink knows stands in their place.
enum SupportsCondition {
  /// The names that conditions are looked through for, as part of a regular expression.
  static let names = "-webkit-(touch-callout|overflow-scrolling)"
  /// A declaration that is true on iOS, as a regular expression of both Swift and JavaScript.
  static let declaration =
    #"-webkit-(touch-callout\s*:\s*(none|default)|overflow-scrolling\s*:\s*(auto|touch)|"#
    + #"(touch-callout|overflow-scrolling)\s*:\s*(inherit|initial|unset|revert|revert-layer))"#
    + #"(?=\s*\))"#
  /// What stands in its place.
  static let truth = "color: inherit"

  /// The patterns as a script's object literal.
  static var literal: JSON {
    ["names": .string(names), "declaration": .string(declaration), "truth": .string(truth)]
  }

  /// A condition as Blink would have to be asked; `nil` where it is the same.
  static func adjusted(_ condition: String) -> String? {
    guard condition.lowercased().contains("-webkit-"),
      let regex = try? Regex(declaration).ignoresCase()
    else { return nil }
    let adjusted = condition.replacing(regex, with: truth)
    return adjusted == condition ? nil : adjusted
  }
}
