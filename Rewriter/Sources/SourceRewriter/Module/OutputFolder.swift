import Foundation

/// The directory for a module's rewritten copies, and for the data that persists between runs.
struct OutputFolder: Sendable {
  let path: String
  let module: String

  /// Returns the path of the copy of a source file.
  func copy(of source: String) -> String {
    let name = source.split(separator: "/").last.map(String.init) ?? source
    return "\(path)/\(module)/\(Fingerprint.text(of: source.utf8))/\(name)"
  }

  /// The path of the cache, which has the hashes of the last run.
  var cache: String { "\(path)/\(module).cache.json" }

  /// The path of the module's facts, which modules that import it read as well.
  var facts: String { "\(path)/\(module).facts.json" }

  /// Writes a file if its contents change; returns whether they changed.
  @discardableResult
  static func write(_ bytes: [UInt8], to path: String) throws -> Bool {
    if let old = FileManager.default.contents(atPath: path), old.elementsEqual(bytes) {
      return false
    }
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url, options: .atomic)
    return true
  }
}
