import EngineSupport
public import Foundation

/// The fonts that give pages the metrics of iOS fonts (docs/spec/chromium.md, section 6a).
public enum PageFonts {
  /// The folders that are searched for fonts.
  public static let folders: [URL] = FontSettings.folders.map {
    URL(filePath: $0, directoryHint: .isDirectory)
  }

  /// The Debian packages of fonts, by file name.
  private static let packages: KeyValuePairs = [
    "LiberationSans-Regular": "fonts-liberation", "NotoColorEmoji": "fonts-noto-color-emoji",
  ]

  /// Returns the Debian packages whose fonts are not installed.
  ///
  /// - Parameter folders: The folders to search, including their subfolders.
  public static func missingPackages(in folders: [URL] = folders) -> [String] {
    var names: Set<String> = []
    for folder in folders {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        names.insert(file.deletingPathExtension().lastPathComponent)
      }
    }
    return packages.filter { !names.contains($0.key) }.map(\.value)
  }
}
