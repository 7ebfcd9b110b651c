/// The Objective-C names of Swift's methods and properties.
enum ObjectiveCName {
  /// Returns the selector of a method: `f(_:b:)` is `f:b:`, `f(a:)` is `fWithA:`.
  ///
  /// The rule is the compiler's: "With" precedes the first label unless it or the base name has a preposition.
  static func selector(
    base: String, labels: [String], isAsync: Bool = false, throwsErrors: Bool = false
  ) -> String {
    var pieces: [String] = []
    if let first = labels.first {
      var piece = base
      if first != "_" {
        let needsWith = !isPreposition(firstWord(of: first)) && !isPreposition(lastWord(of: base))
        piece += (needsWith ? "With" : "") + capitalized(first)
      }
      pieces = [piece] + labels.dropFirst().map { $0 == "_" ? "" : $0 }
    }
    let handler = isAsync ? "completionHandler" : throwsErrors ? "error" : nil
    if let handler {
      if pieces.isEmpty {
        pieces = [base + (isAsync ? "WithCompletionHandler" : "AndReturnError")]
      } else {
        pieces.append(handler)
      }
    }
    guard !pieces.isEmpty else { return base }
    return pieces.map { $0 + ":" }.joined()
  }

  /// Returns the selector of a property's setter.
  static func setter(of property: String) -> String { "set" + capitalized(property) + ":" }

  /// Returns the Objective-C name of a property of Apple's classes, such as `hidden` for `isHidden`.
  static func frameworkKey(of property: String) -> String {
    if property == "url" { return "URL" }
    guard property.hasPrefix("is"), let initial = property.dropFirst(2).first, initial.isUppercase
    else { return property }
    return initial.lowercased() + property.dropFirst(3)
  }

  private static func capitalized(_ word: String) -> String {
    (word.first?.uppercased() ?? "") + word.dropFirst()
  }

  private static func firstWord(of name: String) -> String {
    let rest = name.dropFirst().prefix { !$0.isUppercase }
    return (name.first?.lowercased() ?? "") + rest
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

  /// The prepositions in the compiler's `PartsOfSpeech.def`.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
