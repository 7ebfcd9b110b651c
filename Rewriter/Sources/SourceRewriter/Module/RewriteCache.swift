import Foundation

/// What is kept between runs about a module: hashes, and which files have a copy.
struct RewriteCache: Codable {
  /// What is kept about a source.
  struct Entry: Codable {
    /// The hash of the source.
    var source: String
    /// The hash of what it tells other files.
    var facts: String
    /// Whether it has a copy.
    var hasCopy: Bool
  }

  /// The rewriter that made the copies; another one makes them again.
  var rewriter: String

  /// The hash of what all files told each other.
  var module = ""

  /// The sources by path.
  var entries: [String: Entry] = [:]

  /// The rewriter that runs, by the size and time of its program.
  static var currentRewriter: String {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(attributes?[.size] ?? 0)-\(date)"
  }

  /// Reads the cache; an empty one where there is none, or it is of another rewriter.
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
