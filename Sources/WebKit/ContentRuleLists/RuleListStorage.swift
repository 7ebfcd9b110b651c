import Foundation

/// The sources of a store's rule lists by identifier; on disk if the store has a directory.
final class RuleListStorage {
  private let folder: URL?
  private var sources: [String: String] = [:]

  init(folder: URL?) {
    self.folder = folder
    guard let folder else { return }
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files ?? [] where file.pathExtension == Self.fileExtension {
      guard let name = file.deletingPathExtension().lastPathComponent.removingPercentEncoding,
        let text = try? String(contentsOf: file, encoding: .utf8)
      else { continue }
      sources[name] = text
    }
  }

  private static let fileExtension: String = "contentrules"

  /// The identifiers of the lists, sorted.
  var identifiers: [String] { sources.keys.sorted() }

  /// Returns the source of a list; `nil` if no list has the identifier.
  func source(of name: String) -> String? { sources[name] }

  /// Stores the source of a list, replacing one with the same identifier.
  func store(_ text: String, as name: String) {
    sources[name] = text
    guard let file = file(name), let folder else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: file, options: .atomic)
  }

  /// Removes a list, and returns whether there was one.
  func remove(_ name: String) -> Bool {
    guard sources.removeValue(forKey: name) != nil else { return false }
    if let file = file(name) { try? FileManager.default.removeItem(at: file) }
    return true
  }

  private func file(_ name: String) -> URL? {
    let safe = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return folder?.appending(path: safe).appendingPathExtension(Self.fileExtension)
  }
}
