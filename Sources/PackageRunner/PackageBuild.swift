import Foundation

/// Prepares SwiftPM to build a package of iOS sources on Linux.
///
/// The user's files are not changed: the rewritten copies, the overlay and the build are in `.build/fanlight`
/// of the package, the frameworks and the rewriter in the user's cache.
package struct PackageBuild {
  /// The arguments that `swift build` and `swift test` need in addition to the user's.
  package private(set) var words: [String] = []

  /// The package that is created from an Xcode project; `nil` for a package with a manifest.
  package private(set) var project: ProjectPackage?

  /// The environment variables that the test process needs.
  package private(set) var variables: [String: String] = [:]

  /// The targets of the main package that import SwiftUI, which may fail to build on Linux.
  private let swiftUI: SwiftUITargets?

  /// Prepares the build of a package, or of an Xcode project if there is no manifest.
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
    let scratch =
      options.scratchPath.map { URL(fileURLWithPath: $0) }
      ?? folder.appendingPathComponent(".build/fanlight")
    let hasManifest = FileManager.default.fileExists(
      atPath: folder.appendingPathComponent("Package.swift").path)
    project = hasManifest ? nil : try ProjectPackage.find(in: folder, note: note)
    guard hasManifest || project != nil else {
      throw PackageRunnerError(
        message: "There is no Package.swift and no Xcode project in \(folder.path).",
        advice: "Go to the package's folder, or name it: -- --package-path FOLDER.")
    }
    if let project {
      words += ["--package-path", project.folder.path]
      if options.scratchPath == nil { words += ["--scratch-path", scratch.path] }
      if isForTests { try ProjectBundles(project.project).writeForTests(words, given) }
    }
    let graph = try PackageGraph.read(project?.folder ?? folder, scratch: scratch)
    swiftUI = graph.packages.last.map { SwiftUITargets($0) }
    if let text = swiftUI?.note { note(text) }
    let cache = UserCache()
    let targets = RewrittenTargets(
      rewriter: try RewriterProgram(in: cache, note: note), graph: graph,
      folder: scratch.appendingPathComponent("rewritten"))
    let outcome = try targets.rewrite()
    let needsFrameworks = outcome.needsFrameworks && !graph.hasFanlight
    guard outcome.overlay != nil || needsFrameworks else { return }

    StaleObjects.remove(outcome.changed, below: scratch)
    if project == nil, options.scratchPath == nil { words += ["--scratch-path", scratch.path] }
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

  /// Returns the arguments of `swift build` and `swift test`: these, and the user's.
  package func words(with given: [String]) -> [String] {
    words + (project == nil ? given : BuildArguments(given).withoutPackagePath)
  }

  /// Runs `swift build` with these arguments and the user's, and makes the bundle of an app.
  ///
  /// If the build fails and files import SwiftUI, the targets without it are then built one by one.
  ///
  /// - Returns: The status of the first run.
  package func build(
    _ given: [String], note: (String) -> Void
  ) throws(PackageRunnerError) -> Int32 {
    let status = try Tool.swift.runInPlace(["build"] + words(with: given))
    if status == 0, let project { try ProjectBundles(project.project).write(words, given) }
    guard status != 0, let swiftUI, swiftUI.note != nil,
      !given.contains(where: { $0.hasPrefix("--target") || $0.hasPrefix("--product") })
    else { return status }
    for target in swiftUI.others {
      let other = try Tool.swift.runInPlace(
        ["build"] + words(with: given) + ["--target", target])
      let outcome = other == 0 ? "was built" : "could not be built"
      note("the target \(target), which needs no SwiftUI, \(outcome)")
    }
    return status
  }
}
