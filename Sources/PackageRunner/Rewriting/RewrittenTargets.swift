import Foundation

/// Rewrites the targets of a package and of the packages that it depends on.
struct RewrittenTargets {
  /// The rewriter's program.
  let rewriter: RewriterProgram

  /// The packages.
  let graph: PackageGraph

  /// The folder of copies and overlays.
  let folder: URL

  /// The results of rewriting.
  struct Outcome {
    /// The overlay for all targets; `nil` if no source needs one.
    var overlay: String?
    /// The sources whose rewritten copies changed, with their modules.
    var changed: [(module: String, source: String)] = []
    /// Whether a target imports one of the frameworks.
    var needsFrameworks = false
  }

  /// Rewrites the sources that need it.
  func rewrite() throws(PackageRunnerError) -> Outcome {
    var outcome = Outcome()
    var overlays: [URL] = []
    var known: [String] = []
    for package in graph.packages where !package.isFanlight {
      let isRoot = package.folder == graph.packages.last?.folder
      for target in Self.ordered(package.manifest.targets) {
        let files = TargetSources(package: package.folder, target: target).files
        guard !files.isEmpty else { continue }
        let sources = files.map { FrameworkImports(of: $0) }
        let imports = sources.contains(where: \.isOfUserInterface)
        outcome.needsFrameworks =
          outcome.needsFrameworks || imports
          || (isRoot && sources.contains(where: \.needsFrameworks))
        // A dependency that imports no frameworks compiles on Linux as it is.
        guard isRoot || imports else { continue }
        let overlay = folder.appendingPathComponent("\(target.name).overlay.yaml")
        for source in try rewrite(target.name, files, overlay: overlay, uses: known) {
          outcome.changed.append((target.name, source))
        }
        overlays.append(overlay)
        known.append(folder.appendingPathComponent("\(target.name).facts.json").path)
      }
    }
    let merge = try OverlayMerge(overlays)
    outcome.overlay = try merge.write(to: folder.appendingPathComponent("overlay.yaml"))
    // Copies may import more than their originals.
    outcome.needsFrameworks =
      outcome.needsFrameworks
      || merge.copies.lazy.map { FrameworkImports(of: $0) }
        .contains { $0.isOfUserInterface || $0.needsFrameworks }
    return outcome
  }

  private func rewrite(
    _ module: String, _ files: [String], overlay: URL, uses: [String]
  ) throws(PackageRunnerError) -> [String] {
    let list = folder.appendingPathComponent("\(module).files")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try files.joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
    } catch {
      throw PackageRunnerError(
        message: "The folder \(folder.path) could not be written: \(error.localizedDescription).",
        advice: "Check that you may write in the package's .build folder.")
    }
    let run = try Tool(program: rewriter.path).output(
      of: ["--module", module, "--out", folder.path, "--overlay", overlay.path]
        + uses.flatMap { ["--uses", $0] } + ["@\(list.path)"])
    guard run.status == 0 else {
      throw PackageRunnerError(
        message: "The sources of \(module) could not be rewritten.",
        advice: "See what was said above.")
    }
    return run.output.split(separator: "\n").map(String.init)
  }

  /// Returns the Swift targets in dependency order.
  private static func ordered(_ targets: [PackageManifest.Target]) -> [PackageManifest.Target] {
    var left = targets.filter(\.isCompiled)
    var ordered: [PackageManifest.Target] = []
    while !left.isEmpty {
      let names = Set(left.map(\.name))
      let ready = left.filter { !$0.dependencies.contains { names.contains($0.name) } }
      // SwiftPM reports cyclic dependencies.
      ordered += ready.isEmpty ? left : ready
      left = ready.isEmpty ? [] : left.filter { other in !ready.contains { $0.name == other.name } }
    }
    return ordered
  }
}
