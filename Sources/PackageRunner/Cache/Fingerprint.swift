import Foundation

/// A hash that is the same in every run of a program (FNV-1a, 64 bits).
enum Fingerprint {
  /// Returns the hash of a string in hexadecimal digits.
  static func text(of text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }

  /// Returns a hash of the names, sizes and modification dates of the files in folders.
  static func text(ofFilesBelow folders: [URL]) -> String {
    let keys: [URLResourceKey] = [.contentModificationDateKey, .fileSizeKey, .isDirectoryKey]
    var lines: [String] = []
    for folder in folders {
      let walker = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)
      while let file = walker?.nextObject() as? URL {
        guard let values = try? file.resourceValues(forKeys: Set(keys)), values.isDirectory != true
        else { continue }
        let date = values.contentModificationDate?.timeIntervalSince1970 ?? 0
        lines.append("\(file.path) \(values.fileSize ?? 0) \(date)")
      }
    }
    return text(of: lines.sorted().joined(separator: "\n"))
  }
}
