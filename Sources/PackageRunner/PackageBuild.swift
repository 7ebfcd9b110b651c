import Foundation

/// Prepares SwiftPM to build a package of iOS sources on Linux.
///
/// The user's files are not changed: the rewritten copies, the overlay and the build are in `.build/fanlight`
/// of the package, the frameworks and the rewriter in the user's cache.
package struct PackageBuild {
  /// The arguments that `swift build` and `swift test` need in addition to the user's.
  package private(set) var words: [String] = []

  /// The environment variables that the test process needs.
  package private(set) var variables: [String: String] = [:]

  /// Prepares the build of a package.
  ///
  /// A package that compiles unchanged, or that depends on Fanlight and needs no rewriting, gets no arguments
  /// and is built by SwiftPM alone.
  ///
  /// - Parameters:
  ///   - given: The user's arguments.
  ///   - isForTests: Whether tests are built.
  ///   - note: A closure that is called with a sentence before each step that takes long.
  package init(
    words given: [String], isForTests: Bool, note: (String) -> Void
  ) throws(PackageRunnerError) {
    let options = BuildArguments(given)
    let folder = URL(
      fileURLWithPath: options.packagePath ?? FileManager.default.currentDirectoryPath
    )
    .standardizedFileURL
    guard
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    else {
      throw PackageRunnerError(
        message: "There is no Package.swift in \(folder.path).",
        advice: "Go to the package's folder, or name it: -- --package-path FOLDER.")
    }
    let scratch =
      options.scratchPath.map { URL(fileURLWithPath: $0) }
      ?? folder.appendingPathComponent(".build/fanlight")
    let graph = try PackageGraph.read(folder, scratch: scratch, words: given)
    let cache = UserCache()
    let targets = RewrittenTargets(
      rewriter: try RewriterProgram(in: cache, note: note), graph: graph,
      folder: scratch.appendingPathComponent("rewritten"))
    let outcome = try targets.rewrite()
    let needsFrameworks = outcome.needsFrameworks && !graph.hasFanlight
    guard outcome.overlay != nil || needsFrameworks else { return }

    StaleObjects.remove(outcome.changed, below: scratch)
    if options.scratchPath == nil { words += ["--scratch-path", scratch.path] }
    if let overlay = outcome.overlay { words += ["-Xswiftc", "-vfsoverlay", "-Xswiftc", overlay] }
    guard needsFrameworks else { return }
    words += try Frameworks(
      in: cache, configuration: options.configuration, isForTests: isForTests, note: note
    ).words
    let environment = ProcessInfo.processInfo.environment
    if isForTests, environment["FANLIGHT_DEVICE"] == nil {
      variables["FANLIGHT_DEVICE"] = Self.defaultDevice
    }
  }

  /// The device for tests unless `FANLIGHT_DEVICE` specifies another: the one that Xcode's templates use.
  static let defaultDevice = "iPhone 15"

  /// Runs `swift build` with these arguments and the user's.
  ///
  /// - Returns: Its status.
  package func build(_ given: [String]) throws(PackageRunnerError) -> Int32 {
    try Tool.swift.runInPlace(["build"] + words + given)
  }
}
