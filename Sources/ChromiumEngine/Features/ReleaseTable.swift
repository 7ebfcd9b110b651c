import WebEngine

/// Releases of iOS with the names of what they brought, a release and its names a line; "-" is no
/// release at all.
struct ReleaseTable: Sendable {
  private struct Line: Sendable {
    /// The release; `nil` for none.
    let release: (major: Int, minor: Int)?
    let names: [String]
  }

  private let lines: [Line]

  /// Creates a table of its text.
  init(_ text: String) {
    lines = text.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      let numbers = words.first?.split(separator: ".").compactMap { Int($0) } ?? []
      return Line(
        release: numbers.first.map { ($0, numbers.dropFirst().first ?? 0) },
        names: words.dropFirst().map { String($0) })
    }
  }

  /// The names that came after a platform, or never.
  func names(after platform: WebPlatform) -> Set<String> {
    var names: Set<String> = []
    for line in lines {
      let isThere = line.release.map { platform.isAtLeast($0.major, $0.minor) } ?? false
      if !isThere { names.formUnion(line.names) }
    }
    return names
  }
}

/// The generated tables, parsed once: every page looks names up in them.
extension ReleaseTable {
  static let cssProperties = ReleaseTable(CSSReleases.properties)
  static let cssKeywords = ReleaseTable(CSSReleases.keywords)
  static let cssFunctions = ReleaseTable(CSSReleases.functions)
  static let cssUnits = ReleaseTable(CSSReleases.units)
  static let cssSelectors = ReleaseTable(CSSReleases.selectors)
  static let cssRules = ReleaseTable(CSSReleases.rules)
  static let cssSyntax = ReleaseTable(CSSReleases.syntax)
  static let interfaces = ReleaseTable(APIReleases.interfaces)
  static let interfaceMembers = ReleaseTable(APIReleases.members)
  static let absentInWebViews = ReleaseTable(APIReleases.absentInWebViews)
  static let scriptGlobals = ReleaseTable(JavaScriptReleases.globals)
  static let scriptMembers = ReleaseTable(JavaScriptReleases.members)
}
