import WebEngine

/// The CSS that Safari of a release of iOS lacks and the engine has, and what it has by another name.
///
/// - Source: MDN's browser-compat-data, by `scripts/make-web-features`.
struct CSSFeatures: Sendable, Hashable {
  /// Properties that are not known.
  private(set) var properties: Set<String> = []
  /// Values that are not known, as "property:keyword".
  private(set) var keywords: Set<String> = []
  /// Functions in values that are not known.
  private(set) var functions: Set<String> = []
  /// Units that are not known.
  private(set) var units: Set<String> = []
  /// Pseudo-classes and pseudo-elements that are not known.
  private(set) var selectors: Set<String> = []
  /// At-rules that are not known.
  private(set) var rules: Set<String> = []
  /// Syntax that is not known: "nesting" and "media-ranges".
  private(set) var syntax: Set<String> = []
  /// Properties of WebKit's that the engine knows by another name.
  private(set) var aliases: [String: String] = [:]
  /// Functions of WebKit's that the engine knows by another name.
  private(set) var functionAliases: [String: String] = [:]
  /// What the `font` property is for each system font keyword.
  private(set) var fonts: [String: String] = [:]

  /// The features of a page's environment; without a platform nothing is taken away.
  init(_ environment: PageEnvironment) {
    // WebKit has had -webkit-backdrop-filter since iOS 9, and both names since 18.
    aliases = ["-webkit-backdrop-filter": "backdrop-filter"]
    for (keyword, font) in environment.systemFonts {
      fonts[keyword] = "\(font.weight) \(font.size)px -apple-system, system-ui, sans-serif"
    }
    guard let platform = environment.platform else { return }
    properties = ReleaseTable.cssProperties.names(after: platform)
    keywords = ReleaseTable.cssKeywords.names(after: platform)
    functions = ReleaseTable.cssFunctions.names(after: platform)
    units = ReleaseTable.cssUnits.names(after: platform)
    selectors = ReleaseTable.cssSelectors.names(after: platform)
    rules = ReleaseTable.cssRules.names(after: platform)
    syntax = ReleaseTable.cssSyntax.names(after: platform)
    if !platform.isAtLeast(9) { aliases = [:] }
    // Up to iOS 11.2 env() was called constant(), says MDN's data on env().
    if platform.major == 11, functions.contains("env") { functionAliases = ["constant": "env"] }
  }

  /// The features as a script's object literal.
  var literal: JSON {
    func list(_ names: Set<String>) -> JSON { .array(names.sorted().map { .string($0) }) }
    func table(_ names: [String: String]) -> JSON { .object(names.mapValues { .string($0) }) }
    return [
      "properties": list(properties), "keywords": list(keywords), "functions": list(functions),
      "units": list(units), "selectors": list(selectors), "rules": list(rules),
      "syntax": list(syntax), "aliases": table(aliases), "functionAliases": table(functionAliases),
      "fonts": table(fonts),
    ]
  }
}
