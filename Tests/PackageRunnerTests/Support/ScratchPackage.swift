import Foundation

/// A package in a temporary folder, which is removed with the test.
final class ScratchPackage {
  let folder: URL

  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("package-\(UUID().uuidString)").resolvingSymlinksInPath()
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file.
  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// The path of a file.
  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// The contents of every file of the package, without build products.
  var texts: [String: String] {
    let walker = FileManager.default.enumerator(atPath: folder.path)
    var texts: [String: String] = [:]
    while let name = walker?.nextObject() as? String {
      if name.hasPrefix(".build") { continue }
      texts[name] = try? String(contentsOfFile: path(name), encoding: .utf8)
    }
    return texts
  }
}
