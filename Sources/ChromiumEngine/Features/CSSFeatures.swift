import EngineSupport
import WebEngine

/// The CSS features that a release of Safari lacks, and its aliases for features of the engine.
///
/// - Source: MDN's browser-compat-data, by `scripts/make-web-features`.
struct CSSFeatures: Sendable, Hashable {
  /// The unsupported properties.
  private(set) var properties: Set<String> = []
  /// The unsupported keywords, as "property:keyword".
  private(set) var keywords: Set<String> = []
  /// The unsupported functions.
  private(set) var functions: Set<String> = []
  /// The unsupported units.
  private(set) var units: Set<String> = []
  /// The unsupported pseudo-classes and pseudo-elements.
  private(set) var selectors: Set<String> = []
  /// The unsupported at-rules.
  private(set) var rules: Set<String> = []
  /// The unsupported syntax: "nesting" and "media-ranges".
  private(set) var syntax: Set<String> = []
  /// The engine's names of WebKit's properties, by WebKit's name.
  private(set) var aliases: [String: String] = [:]
  /// The engine's names of WebKit's functions, by WebKit's name.
  private(set) var functionAliases: [String: String] = [:]
  /// The values of the `font` property, by system font keyword.
  private(set) var fonts: [String: String] = [:]
  /// The value of the media feature `display-mode`; `nil` for the engine's, which is `browser`.
  private(set) var displayMode: String?

  /// Creates the features of a page's environment; without a platform, all are supported.
  init(_ environment: PageEnvironment) {
    // WebKit has had -webkit-backdrop-filter since iOS 9, and both names since 18.
    aliases = ["-webkit-backdrop-filter": "backdrop-filter"]
    for (keyword, font) in environment.systemFonts {
      fonts[keyword] = "\(font.weight) \(font.size)px -apple-system, system-ui, sans-serif"
    }
    guard let platform = environment.platform else { return }
    // The media feature came with iOS 12.2 (mdn/browser-compat-data#8427).
    if platform.app == .webApp, platform.isAtLeast(12, 2) { displayMode = "standalone" }
    properties = ReleaseTable.cssProperties.names(after: platform)
    keywords = ReleaseTable.cssKeywords.names(after: platform)
    functions = ReleaseTable.cssFunctions.names(after: platform)
    units = ReleaseTable.cssUnits.names(after: platform)
    selectors = ReleaseTable.cssSelectors.names(after: platform)
    rules = ReleaseTable.cssRules.names(after: platform)
    syntax = ReleaseTable.cssSyntax.names(after: platform)
    if !platform.isAtLeast(9) { aliases = [:] }
    // MDN: before iOS 11.2, env() was called constant().
    if platform.major == 11, functions.contains("env") { functionAliases = ["constant": "env"] }
  }

  /// The features as a JavaScript object literal.
  var literal: JSON {
    func list(_ names: Set<String>) -> JSON { .array(names.sorted().map { .string($0) }) }
    func table(_ names: [String: String]) -> JSON { .object(names.mapValues { .string($0) }) }
    return [
      "properties": list(properties), "keywords": list(keywords), "functions": list(functions),
      "units": list(units), "selectors": list(selectors), "rules": list(rules),
      "syntax": list(syntax), "aliases": table(aliases), "functionAliases": table(functionAliases),
      "fonts": table(fonts), "displayMode": displayMode.map { .string($0) } ?? .null,
    ]
  }
}
