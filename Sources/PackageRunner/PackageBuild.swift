import Foundation

/// What SwiftPM needs to build a package of iOS sources on Linux.
///
/// Nothing of the user's is changed: the rewritten copies, the overlay and the build are in
/// `.build/fanlight` of the package, the frameworks and the rewriter in the user's cache folder.
package struct PackageBuild {
  /// Words that `swift build` and `swift test` need beside the user's own.
  package private(set) var words: [String] = []

  /// Variables that the test program needs.
  package private(set) var variables: [String: String] = [:]

  /// Prepares the build of a package.
  ///
  /// A package that compiles as it is, and one that depends on Fanlight and needs no rewriting, gets no
  /// words: it is SwiftPM's alone.
  ///
  /// - Parameters:
  ///   - given: The user's words.
  ///   - isForTests: Whether tests are built.
  ///   - note: Called with a sentence about what takes long.
  package init(
    words given: [String], isForTests: Bool, note: (String) -> Void
  ) throws(PackageRunnerError) {
    let options = BuildWords(given)
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

  /// The device that tests run on unless `FANLIGHT_DEVICE` names another: the one that Xcode's
  /// templates are drawn for.
  static let defaultDevice = "iPhone 15"

  /// Runs `swift build` with these words and the user's.
  ///
  /// - Returns: Its status.
  package func build(_ given: [String]) throws(PackageRunnerError) -> Int32 {
    try Tool.swift.runInPlace(["build"] + words + given)
  }
}
