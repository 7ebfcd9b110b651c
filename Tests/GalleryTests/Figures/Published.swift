import Foundation

@testable import Gallery

/// The gallery in the repository, which readers see without building anything.
enum Published {
  /// The checkout, whose code and specification the page quotes.
  static let sources = SourceTree(
    root: folder.deletingLastPathComponent().deletingLastPathComponent())
  /// The location of the page.
  static let context = PageContext(sources: sources, folder: folder)

  /// The folder docs/gallery.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("docs/gallery", isDirectory: true)

  /// Returns the HTML of the page.
  static func page() throws -> String {
    try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
  }
}
