import Foundation

/// Merges the overlay files of several modules, because the compiler accepts only one.
struct OverlayMerge {
  private var merged = Overlay()

  /// Reads overlay files.
  init(_ overlays: [URL]) throws(PackageRunnerError) {
    for overlay in overlays {
      do {
        merged.roots += try JSONDecoder().decode(Overlay.self, from: Data(contentsOf: overlay))
          .roots
      } catch {
        throw PackageRunnerError(
          message: "The overlay \(overlay.path) could not be read: \(error).",
          advice: "Remove the folder .build/fanlight, and try again.")
      }
    }
  }

  /// The paths of the copies that replace sources.
  var copies: [String] { merged.roots.map(\.contents) }

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
  /// - Returns: The overlay's path; `nil` if no source is replaced.
  func write(to file: URL) throws(PackageRunnerError) -> String? {
    if merged.roots.isEmpty { return nil }
    do {
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
