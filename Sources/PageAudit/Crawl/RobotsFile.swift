/// The rules of a robots.txt file for one crawler (RFC 9309).
package struct RobotsFile: Sendable, Hashable {
  /// A rule: an `Allow` or `Disallow` line.
  struct Rule: Sendable, Hashable {
    /// Whether it allows what it matches.
    var allows: Bool
    /// The URLs it matches.
    var pattern: RobotsPattern
  }

  /// The rules for the crawler, in the order of the file.
  private(set) var rules: [Rule] = []
  /// The values of the `Sitemap` lines, which belong to no group.
  package private(set) var sitemaps: [String] = []

  /// The number of bytes that are read: as many as a crawler must read at least (2.5).
  static let byteLimit: Int = 500 * 1024

  /// Creates a file without rules, which allows everything.
  package init() {}

  /// Creates a file that disallows everything, for a robots.txt that cannot be reached (2.3.1.4).
  package static let disallowingAll = RobotsFile("User-agent: *\nDisallow: /", agent: "")

  /// Parses a file; lines that are not records are skipped.
  ///
  /// - Parameters:
  ///   - text: The content; content beyond ``byteLimit`` is ignored.
  ///   - agent: The crawler's product token, whose groups apply; groups of `*` apply only if it has none.
  package init(_ text: String, agent: String = Self.agent) {
    let text = String(decoding: text.utf8.prefix(Self.byteLimit), as: UTF8.self)
    var own: [Rule]?
    var general: [Rule] = []
    var agents: Set<String> = []
    var isAfterRule = false
    for line in text.unicodeScalars.drop(while: { $0 == "\u{FEFF}" }).split(whereSeparator: {
      $0 == "\r" || $0 == "\n"
    }) {
      guard let (key, value) = Self.record(String(String.UnicodeScalarView(line))) else { continue }
      switch key {
      case "user-agent":
        // A user-agent line after a rule starts the next group; consecutive ones share a group.
        if isAfterRule { agents = [] }
        isAfterRule = false
        let token = Self.token(value)
        agents.insert(token)
        if !agent.isEmpty, token == agent { own = own ?? [] }
      case "allow", "disallow":
        isAfterRule = true
        // An empty path matches nothing.
        guard !value.isEmpty else { continue }
        let rule = Rule(allows: key == "allow", pattern: RobotsPattern(value))
        if agents.contains(agent) { own?.append(rule) }
        if agents.contains("*") { general.append(rule) }
      case "sitemap":
        if !value.isEmpty, sitemaps.count < Self.sitemapLimit { sitemaps.append(value) }
      default: break
      }
    }
    rules = own ?? general
  }

  /// The product token of this crawler, in lowercase.
  package static let agent: String = "fanlight"

  private static let sitemapLimit = 1000

  /// Returns whether a URL may be loaded, which the longest matching rule determines; `true` without a match.
  ///
  /// - Parameter target: The path of the URL and its query, percent-encoded, such as `/a?b=c`.
  package func allows(_ target: String) -> Bool {
    let target = RobotsPattern.normalized(target.isEmpty ? "/" : target, isPattern: false)
    if target == Array("/robots.txt".utf8) { return true }
    var best: Rule?
    for rule in rules where rule.pattern.matches(target) {
      guard let last = best else {
        best = rule
        continue
      }
      let isLonger = rule.pattern.length > last.pattern.length
      // Of two rules of equal length, the one that allows takes precedence (2.2.2).
      let isEven = rule.pattern.length == last.pattern.length && rule.allows
      if isLonger || isEven { best = rule }
    }
    return best?.allows ?? true
  }

  /// Returns the name of a record in lowercase, and its value without comments.
  private static func record(_ line: String) -> (key: String, value: String)? {
    let content = line.prefix { $0 != "#" }
    guard let colon = content.firstIndex(of: ":") else { return nil }
    return (
      trimmed(content[..<colon]).lowercased(), trimmed(content[content.index(after: colon)...])
    )
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " || $0 == "\t" }
    let end = start.lastIndex { $0 != " " && $0 != "\t" }
    return end.map { String(start[...$0]) } ?? ""
  }

  /// Returns the product token of a line in lowercase, without a version (2.2.1).
  private static func token(_ value: String) -> String {
    if value.hasPrefix("*") { return "*" }
    return value.prefix { $0.isASCII && ($0.isLetter || $0 == "_" || $0 == "-") }.lowercased()
  }
}
