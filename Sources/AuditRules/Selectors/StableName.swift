/// Decides which identifiers and classes a selector may use: those that are the same in every run (audit.md
/// 7).
///
/// The rules are regular expressions that mean the same in Swift and JavaScript, because the script that
/// makes selectors uses them as well: a name is unstable if one of them matches a part of it.
package enum StableName {
  /// The patterns of generated identifiers.
  package static let generatedIdentifiers: [String] = [
    // Four digits in a row.
    "[0-9]{4,}",
    // A word of four or more hexadecimal digits, at least one of them a decimal one.
    "(?:^|[^0-9A-Za-z])(?=[0-9A-Fa-f]*[0-9])[0-9A-Fa-f]{4,}(?![0-9A-Za-z])",
    // React's `useId`: `:r1a:`, `_r_1a_`.
    "(?::r[0-9a-z]+:|_r_[0-9a-z]+_)",
    // Ember's views.
    "^ember[0-9]+$",
  ]

  /// The patterns of hashed classes.
  package static let hashedClasses: [String] = [
    "[0-9]{4,}",
    // Libraries that name their classes by hashes.
    "^(?:css|sc|jsx|jss|emotion|svelte)-?(?=[0-9A-Za-z]*[0-9A-Z])[0-9A-Za-z]+",
    // A word of five or more letters and digits in which a letter follows a digit: `_a1b2c`.
    "(?:^|[_-])(?=[0-9A-Za-z]*[0-9][A-Za-z])[0-9A-Za-z]{5,}(?:[_-]|$)",
    // CSS modules, `Button_root__xGhTz`: capitals inside of the last word.
    "__(?=[0-9A-Za-z]+[A-Z])[0-9A-Za-z]{5,6}$",
  ]

  /// Returns whether a selector may use an identifier.
  package static func isStable(identifier: String) -> Bool {
    isName(identifier) && !occurs(anyOf: generatedIdentifiers, in: identifier)
  }

  /// Returns whether a selector may use a class.
  package static func isStable(class name: String) -> Bool {
    isName(name) && !occurs(anyOf: hashedClasses, in: name)
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.contains(where: \.isWhitespace)
  }

  private static func occurs(anyOf patterns: [String], in name: String) -> Bool {
    patterns.contains { pattern in
      guard let regex = try? Regex(pattern) else { return false }
      return name.contains(regex)
    }
  }
}
