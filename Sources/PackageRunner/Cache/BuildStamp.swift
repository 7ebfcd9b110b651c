import Foundation

/// Says of which sources a build was made.
struct BuildStamp {
  /// The file that keeps it.
  let file: URL

  /// The hash of the sources.
  let content: String

  /// Whether a product is there and of these sources.
  func isCurrent(for product: String) -> Bool {
    FileManager.default.fileExists(atPath: product)
      && (try? String(contentsOf: file, encoding: .utf8)) == content
  }

  /// Keeps the hash; without it the next run builds again.
  func write() { try? content.write(to: file, atomically: true, encoding: .utf8) }
}
