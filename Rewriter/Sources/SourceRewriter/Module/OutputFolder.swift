import Foundation

/// The folder of a module's copies and of what is kept between runs.
struct OutputFolder: Sendable {
  let path: String
  let module: String

  /// The path of the copy of a source.
  func copy(of source: String) -> String {
    let name = source.split(separator: "/").last.map(String.init) ?? source
    return "\(path)/\(module)/\(Fingerprint.text(of: source.utf8))/\(name)"
  }

  /// The hashes of the last run.
  var cache: String { "\(path)/\(module).cache.json" }

  /// What the module's files tell each other, and the modules that use it.
  var facts: String { "\(path)/\(module).facts.json" }

  /// Writes a file if its bytes change; returns whether they did.
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
