import Foundation

/// Merges the overlay files of several modules, because the compiler accepts one.
struct OverlayMerge {
  private let overlays: [URL]

  /// Creates a merge of overlay files.
  init(_ overlays: [URL]) { self.overlays = overlays }

  private struct Overlay: Codable {
    var version = 0
    var caseSensitive = "true"
    var isRelative = "false"
    var externalNames = "false"
    var roots: [Root] = []

    struct Root: Codable {
      var name: String
      var type: String
      var contents: String

      enum CodingKeys: String, CodingKey {
        case name, type
        case contents = "external-contents"
      }
    }

    enum CodingKeys: String, CodingKey {
      case version, roots
      case caseSensitive = "case-sensitive"
      case isRelative = "overlay-relative"
      case externalNames = "use-external-names"
    }
  }

  /// Writes the merged overlay, unless the file already has the same content.
  ///
  /// - Returns: The overlay's path; `nil` if there is nothing to lay over anything.
  func write(to file: URL) throws(PackageRunnerError) -> String? {
    var merged = Overlay()
    do {
      for overlay in overlays {
        merged.roots += try JSONDecoder().decode(Overlay.self, from: Data(contentsOf: overlay))
          .roots
      }
      if merged.roots.isEmpty { return nil }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let data = try encoder.encode(merged)
      if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
    } catch {
      throw PackageRunnerError(
        message: "The overlay \(file.path) could not be written: \(error).",
        advice: "Check that you may write in the package's .build folder.")
    }
    return file.path
  }
}
