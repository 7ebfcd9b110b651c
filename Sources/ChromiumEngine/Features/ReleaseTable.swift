import WebEngine

/// A table of the features that releases of iOS introduced.
///
/// Each line of its text is a release and the names of its features; "-" means that no release has them.
struct ReleaseTable: Sendable {
  private struct Line: Sendable {
    /// The release; `nil` if no release has the features.
    let release: (major: Int, minor: Int)?
    let names: [String]
  }

  private let lines: [Line]

  /// Creates a table from its text.
  init(_ text: String) {
    lines = text.split(separator: "\n").map { line in
      let fields = line.split(separator: " ")
      let numbers = fields.first?.split(separator: ".").compactMap { Int($0) } ?? []
      return Line(
        release: numbers.first.map { ($0, numbers.dropFirst().first ?? 0) },
        names: fields.dropFirst().map { String($0) })
    }
  }

  /// Returns the names of the features that were introduced after a platform, or never.
  func names(after platform: WebPlatform) -> Set<String> {
    var names: Set<String> = []
    for line in lines {
      let isSupported = line.release.map { platform.isAtLeast($0.major, $0.minor) } ?? false
      if !isSupported { names.formUnion(line.names) }
    }
    return names
  }
}

/// The generated tables, each parsed once.
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
