import Foundation

/// The source files of a module as they are on disk, with their facts.
struct Sources: Sendable {
  /// A source file.
  struct Source: Sendable {
    var path: String
    var bytes: [UInt8]
    var hash: String
    /// The hash of its facts.
    var factsHash = ""
    /// The parsed source file, if it was parsed to read its facts.
    var file: SourceFile?
    /// The facts that were read in this run.
    var facts: FileFacts?
  }

  /// The source files, sorted by path.
  private(set) var all: [Source]

  private let factsPath: String

  /// Reads source files; files that have not changed since the cache was written are not parsed.
  static func read(
    _ paths: [String], cache: RewriteCache, facts: String
  ) async throws -> Sources {
    let sources = try await withThrowingTaskGroup(of: Source.self) { group in
      for path in paths {
        group.addTask { try read(path, entry: cache.entries[path]) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    return Sources(all: sources.sorted { $0.path < $1.path }, factsPath: facts)
  }

  private static func read(_ path: String, entry: RewriteCache.Entry?) throws -> Source {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw RewriteError(message: "\(path) cannot be read; check that it exists and is readable")
    }
    let bytes = [UInt8](data)
    var source = Source(path: path, bytes: bytes, hash: Fingerprint.text(of: bytes))
    if let entry, entry.source == source.hash {
      source.factsHash = entry.facts
    } else {
      let scanned = Triggers.needsParsing(bytes) ? nil : DeclarationScanner.facts(of: bytes)
      let file = scanned == nil ? SourceFile(path: path, bytes: bytes) : nil
      let facts = scanned ?? file.map(FactCollector.facts) ?? FileFacts()
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      source.factsHash = Fingerprint.text(of: try encoder.encode(facts))
      source.file = file
      source.facts = facts
    }
    return source
  }

  // MARK: Facts

  /// Returns the facts of all source files, from this run or the last one.
  func loadFacts() throws -> [String: FileFacts] {
    var known = all.contains { $0.facts == nil } ? try Self.readFacts(factsPath) : [:]
    for source in all {
      if let facts = source.facts {
        known[source.path] = facts
      } else if known[source.path] == nil {
        known[source.path] = FactCollector.facts(
          of: SourceFile(path: source.path, bytes: source.bytes))
      }
    }
    return known
  }

  /// The facts to store; `nil` if they have not changed.
  var newFacts: [String: FileFacts]? {
    guard all.contains(where: { $0.facts != nil }), let known = try? loadFacts() else { return nil }
    let paths = Set(all.map(\.path))
    return known.filter { paths.contains($0.key) }
  }

  /// Reads the facts of a module.
  static func readFacts(_ path: String) throws -> [String: FileFacts] {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    return (try? JSONDecoder().decode([String: FileFacts].self, from: data)) ?? [:]
  }
}
