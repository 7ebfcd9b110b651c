public import Foundation

/// The fonts by which pages are as wide as on an iPhone (docs/spec/chromium.md, section 6a).
public enum PageFonts {
  /// Where fonts are looked for.
  public static let folders: [URL] = ["/usr/share/fonts", "/usr/local/share/fonts"].map {
    URL(filePath: $0, directoryHint: .isDirectory)
  }

  /// A font's file and Debian's package that has it.
  private static let packages: KeyValuePairs = [
    "LiberationSans-Regular": "fonts-liberation", "NotoColorEmoji": "fonts-noto-color-emoji",
  ]

  /// Returns Debian's packages whose fonts are in none of the folders, nor folders in them.
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
