import Foundation

/// The texts of a store's lists, by name; in files where the store has a folder.
final class RuleListFiles {
  private let folder: URL?
  private var texts: [String: String] = [:]

  init(folder: URL?) {
    self.folder = folder
    guard let folder else { return }
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files ?? [] where file.pathExtension == Self.ending {
      guard let name = file.deletingPathExtension().lastPathComponent.removingPercentEncoding,
        let text = try? String(contentsOf: file, encoding: .utf8)
      else { continue }
      texts[name] = text
    }
  }

  private static let ending: String = "contentrules"

  /// The names, in the order of the alphabet.
  var names: [String] { texts.keys.sorted() }

  /// The text of a list; `nil` when there is none of that name.
  func text(of name: String) -> String? { texts[name] }

  /// Keeps a text, in the place of another of the same name.
  func keep(_ text: String, as name: String) {
    texts[name] = text
    guard let file = file(name), let folder else { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: file, options: .atomic)
  }

  /// Forgets a text; whether there was one.
  func remove(_ name: String) -> Bool {
    guard texts.removeValue(forKey: name) != nil else { return false }
    if let file = file(name) { try? FileManager.default.removeItem(at: file) }
    return true
  }

  private func file(_ name: String) -> URL? {
    let safe = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return folder?.appending(path: safe).appendingPathExtension(Self.ending)
  }
}
