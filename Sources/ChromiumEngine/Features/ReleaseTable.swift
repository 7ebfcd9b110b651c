import WebEngine

/// Names with the releases of iOS that they came with, one a line; "-" is no release at all.
struct ReleaseTable {
  private let text: String

  /// Creates a table of its text.
  init(_ text: String) { self.text = text }

  /// The names that came after a platform, or never.
  func names(after platform: WebPlatform) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count == 2 else { continue }
      let numbers = parts[1].split(separator: ".").compactMap { Int($0) }
      let isThere = numbers.first.map { platform.isAtLeast($0, numbers.dropFirst().first ?? 0) }
      if isThere != true { names.insert(String(parts[0])) }
    }
    return names
  }
}
