import Foundation

/// A folder of symbolic links, which is held equal to a table.
struct LinkFolder {
  private let folder: URL

  init(_ folder: URL) { self.folder = folder }

  /// Makes the folder have these links and no others; those that are right stay.
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

  /// Makes links, and leaves others as they are.
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
