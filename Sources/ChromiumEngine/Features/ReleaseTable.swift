import WebEngine

/// Releases of iOS with the names of what they brought, a release and its names a line; "-" is no
/// release at all.
struct ReleaseTable {
  private let text: String

  /// Creates a table of its text.
  init(_ text: String) { self.text = text }

  /// The names that came after a platform, or never.
  func names(after platform: WebPlatform) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let release = words.first else { continue }
      let numbers = release.split(separator: ".").compactMap { Int($0) }
      let isThere = numbers.first.map { platform.isAtLeast($0, numbers.dropFirst().first ?? 0) }
      if isThere != true { names.formUnion(words.dropFirst().map { String($0) }) }
    }
    return names
  }
}
