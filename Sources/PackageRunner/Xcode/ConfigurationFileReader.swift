import Foundation

/// Reads configuration files (`.xcconfig`) with those that they include.
enum ConfigurationFileReader {
  /// Returns the settings of a file; none of one that is not there.
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
      guard let equals = line.firstIndex(of: "=") else { continue }
      let key = line[..<equals].trimmingCharacters(in: .whitespaces)
      settings[key] = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    }
    return settings
  }
}
