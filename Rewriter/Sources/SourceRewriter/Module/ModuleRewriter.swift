import Foundation

/// Rewrites the source files of a module: reads the facts that the files need of each other, then writes copies of
/// the files that change.
public struct ModuleRewriter: Sendable {
  private let folder: OutputFolder
  private let dependencies: [String]

  /// Creates a rewriter of a module.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - output: The directory for the copies.
  ///   - dependencies: The paths of the `*.facts.json` of modules that this one imports.
  public init(module: String, output: String, dependencies: [String] = []) {
    folder = OutputFolder(path: output, module: module)
    self.dependencies = dependencies
  }

  /// The result of a run.
  public struct Outcome: Sendable {
    /// All current copies, with their originals.
    public var copies: [(original: String, copy: String)] = []

    /// The source files whose copies were written or removed in this run.
    public var changed: [String] = []

    /// The warnings for the files that were read again.
    public var warnings: [Warning] = []
  }

  /// Rewrites the source files at absolute paths.
  public func rewrite(_ paths: [String]) async throws -> Outcome {
    let old = RewriteCache.read(folder.cache)
    let sources = try await Sources.read(paths.sorted(), cache: old, facts: folder.facts)
    var cache = RewriteCache(rewriter: old.rewriter)
    cache.module = try moduleFingerprint(sources)
    let isKnown = cache.module == old.module
    let stale = sources.all.filter { source in
      let entry = old.entries[source.path]
      let copy = folder.copy(of: source.path)
      return !isKnown || entry?.source != source.hash
        || (entry?.hasCopy == true && !FileManager.default.fileExists(atPath: copy))
    }
    let rewritten = stale.isEmpty ? [:] : try await rewriteAll(stale, of: sources)

    var outcome = Outcome()
    for source in sources.all {
      let result = rewritten[source.path]
      let hasCopy = result?.hasCopy ?? old.entries[source.path]?.hasCopy ?? false
      cache.entries[source.path] = RewriteCache.Entry(
        source: source.hash, facts: source.factsHash, hasCopy: hasCopy)
      if hasCopy { outcome.copies.append((source.path, folder.copy(of: source.path))) }
      if result?.isChanged == true { outcome.changed.append(source.path) }
      outcome.warnings += result?.warnings ?? []
    }
    removeCopies(of: Set(old.entries.keys).subtracting(cache.entries.keys))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try OutputFolder.write([UInt8](try encoder.encode(cache)), to: folder.cache)
    if let facts = sources.newFacts {
      try OutputFolder.write([UInt8](try encoder.encode(facts)), to: folder.facts)
    }
    return outcome
  }

  // MARK: Steps

  private struct Result: Sendable {
    var hasCopy: Bool
    var isChanged: Bool
    var warnings: [Warning]
  }

  private func rewriteAll(
    _ stale: [Sources.Source], of sources: Sources
  ) async throws -> [String: Result] {
    let known = try sources.loadFacts()
    let module = ModuleFacts(
      files: sources.all.map { ($0.path, known[$0.path] ?? FileFacts()) },
      dependencies: try dependencies.flatMap { try Array(Sources.readFacts($0).values) })
    return try await withThrowingTaskGroup(of: (String, Result).self) { group in
      for source in stale {
        let facts = known[source.path] ?? FileFacts()
        group.addTask { (source.path, try rewrite(source, facts, module)) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }

  private func rewrite(
    _ source: Sources.Source, _ facts: FileFacts, _ module: ModuleFacts
  ) throws -> Result {
    let copy = folder.copy(of: source.path)
    guard Triggers.mayChange(source.bytes, facts, module) else {
      return Result(hasCopy: false, isChanged: remove(copy), warnings: [])
    }
    let file = source.file ?? SourceFile(path: source.path, bytes: source.bytes)
    let rewriter = FileRewriter(file, facts: facts, module: module)
    let output = rewriter.rewrite()
    if output == source.bytes {
      return Result(hasCopy: false, isChanged: remove(copy), warnings: rewriter.warnings)
    }
    let isChanged = try OutputFolder.write(output, to: copy)
    return Result(hasCopy: true, isChanged: isChanged, warnings: rewriter.warnings)
  }

  private func moduleFingerprint(_ sources: Sources) throws -> String {
    var fingerprint = Fingerprint()
    for source in sources.all {
      fingerprint.add(source.path)
      fingerprint.add(source.factsHash)
    }
    for path in dependencies {
      fingerprint.add(FileManager.default.contents(atPath: path) ?? Data())
    }
    return fingerprint.text
  }

  private func removeCopies(of sources: Set<String>) {
    for source in sources { _ = remove(folder.copy(of: source)) }
  }

  private func remove(_ copy: String) -> Bool {
    (try? FileManager.default.removeItem(atPath: copy)) != nil
  }
}
