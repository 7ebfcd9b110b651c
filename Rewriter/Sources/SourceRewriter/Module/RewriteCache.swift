import Foundation

/// The data about a module that persists between runs: hashes, and which files have a copy.
struct RewriteCache: Codable {
  /// The data about a source file.
  struct Entry: Codable {
    /// The hash of the source file.
    var source: String
    /// The hash of the file's facts.
    var facts: String
    /// Whether the file has a copy.
    var hasCopy: Bool
  }

  /// The identity of the rewriter that wrote the copies, which a different one writes again.
  var rewriter: String

  /// The hash of the facts of all files.
  var module = ""

  /// The source files, by path.
  var entries: [String: Entry] = [:]

  /// The identity of the running rewriter: the size and modification time of its executable.
  static var currentRewriter: String {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(attributes?[.size] ?? 0)-\(date)"
  }

  /// Returns the cache at a path; an empty cache if there is none, or if it is of a different rewriter.
  static func read(_ path: String) -> RewriteCache {
    let rewriter = currentRewriter
    if let data = FileManager.default.contents(atPath: path),
      let cache = try? JSONDecoder().decode(RewriteCache.self, from: data),
      cache.rewriter == rewriter
    {
      return cache
    }
    return RewriteCache(rewriter: rewriter)
  }
}
