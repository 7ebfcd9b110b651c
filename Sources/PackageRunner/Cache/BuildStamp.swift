import Foundation

/// A record of the sources that a build was made from.
struct BuildStamp {
  /// The file with the record.
  let file: URL

  /// The hash of the sources.
  let content: String

  /// Returns whether a product exists and was built from these sources.
  func isCurrent(for product: String) -> Bool {
    FileManager.default.fileExists(atPath: product)
      && (try? String(contentsOf: file, encoding: .utf8)) == content
  }

  /// Writes the hash; if that fails, the next run builds again.
  func write() { try? content.write(to: file, atomically: true, encoding: .utf8) }
}
