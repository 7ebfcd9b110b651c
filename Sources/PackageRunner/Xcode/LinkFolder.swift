import Foundation

/// A folder of symbolic links.
struct LinkFolder {
  private let folder: URL

  init(_ folder: URL) { self.folder = folder }

  /// Updates the folder to have exactly these links; existing links that are correct are not changed.
  ///
  /// - Parameter links: The targets of the links, by their paths in the folder.
  func update(_ links: [String: URL]) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let walker = manager.enumerator(atPath: folder.path)
    while let path = walker?.nextObject() as? String {
      let url = folder.appendingPathComponent(path)
      guard let target = try? manager.destinationOfSymbolicLink(atPath: url.path) else { continue }
      if links[path]?.path != target { try manager.removeItem(at: url) }
    }
    try add(links)
  }

  /// Adds links without changing the others.
  func add(_ links: [String: URL]) throws {
    let manager = FileManager.default
    for (path, target) in links {
      let url = folder.appendingPathComponent(path)
      if (try? manager.destinationOfSymbolicLink(atPath: url.path)) == target.path { continue }
      try manager.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      if (try? manager.destinationOfSymbolicLink(atPath: url.path)) != nil {
        try manager.removeItem(at: url)
      }
      try manager.createSymbolicLink(atPath: url.path, withDestinationPath: target.path)
    }
  }
}
