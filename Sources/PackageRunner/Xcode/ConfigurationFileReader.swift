import Foundation

/// Reads configuration files (`.xcconfig`) and the files that they include.
enum ConfigurationFileReader {
  /// Returns the settings of a file; empty if the file cannot be read.
  static func read(_ file: URL, depth: Int = 0) -> [String: String] {
    guard depth < 16, let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
    var settings: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#include") {
        let name = line.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        let other = file.deletingLastPathComponent().appendingPathComponent(name)
        settings.merge(read(other, depth: depth + 1)) { $1 }
        continue
      }
      // A condition has an equals sign, too: `KEY[sdk=iphoneos*] = value`.
      var start = line.startIndex
      while let open = line[start...].firstIndex(of: "["),
        !line[start..<open].contains("="), let end = line[open...].firstIndex(of: "]")
      {
        start = line.index(after: end)
      }
      guard let equals = line[start...].firstIndex(of: "=") else { continue }
      let key = line[..<equals].trimmingCharacters(in: .whitespaces)
      settings[key] = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    }
    return settings
  }
}
