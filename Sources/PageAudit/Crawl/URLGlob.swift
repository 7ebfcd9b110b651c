package import Foundation

/// A pattern of URLs, in which `*` stands for any characters: a value of `--include` and `--exclude`.
///
/// It is compared with the whole path, with the path and the query where the pattern has a `?`, and with the
/// whole URL where it begins with a scheme.
package struct URLGlob: Sendable, Hashable {
  /// The pattern as it is written.
  package let text: String
  private let parts: [[UInt8]]

  /// Creates a pattern; `nil` if it begins neither with `/` or `*` nor with a scheme.
  package init?(_ text: String) {
    let isURL = ["http://", "https://"].contains { text.lowercased().hasPrefix($0) }
    guard text.hasPrefix("/") || text.hasPrefix("*") || isURL else { return nil }
    self.text = text
    parts = Array(text.utf8).split(
      separator: UInt8(ascii: "*"), omittingEmptySubsequences: false
    ).map(Array.init)
  }

  /// Returns whether the pattern matches a URL.
  package func matches(_ url: URL) -> Bool {
    let address: String
    if text.contains("://") {
      address = url.absoluteString
    } else {
      address = text.contains("?") ? url.crawlTarget : url.crawlPath
    }
    return matches(Array(address.utf8)[...])
  }

  private func matches(_ address: ArraySlice<UInt8>) -> Bool {
    guard let first = parts.first, let last = parts.last, address.starts(with: first) else {
      return false
    }
    guard parts.count > 1 else { return address.count == first.count }
    var rest = address.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }
}
