import Foundation

/// The gallery in the repository, which readers see without building anything.
enum Published {
  /// docs/gallery.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("docs/gallery", isDirectory: true)

  /// Its page.
  static func page() throws -> String {
    try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
  }
}
