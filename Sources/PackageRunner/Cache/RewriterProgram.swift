import Foundation

/// The rewriter of sources, built once per toolchain.
struct RewriterProgram {
  /// The program's path.
  let path: String

  /// Finds the program in the user's cache, and builds it if it is not there or its sources changed.
  init(in cache: UserCache, note: (String) -> Void) throws(PackageRunnerError) {
    if let named = ProcessInfo.processInfo.environment["FANLIGHT_REWRITE"], !named.isEmpty {
      path = named
      return
    }
    let sources = try FanlightSources.find().appendingPathComponent("Rewriter")
    let scratch = cache.folder.appendingPathComponent("rewriter")
    path = scratch.appendingPathComponent("release/fanlight-rewrite").path
    let stamp = BuildStamp(
      file: cache.folder.appendingPathComponent("rewriter.stamp"),
      content: Fingerprint.text(ofFilesBelow: [
        sources.appendingPathComponent("Sources"), sources.appendingPathComponent("Package.swift"),
      ]))
    if stamp.isCurrent(for: path) { return }
    let program = path
    try cache.locked(waiting: { note("another run builds for this toolchain; waiting") }) {
      () throws(PackageRunnerError) in
      if stamp.isCurrent(for: program) { return }
      note("building the rewriter of sources for this toolchain, once")
      let status = try Tool.swift.run([
        "build", "-c", "release", "--product", "fanlight-rewrite", "--package-path", sources.path,
        "--scratch-path", scratch.path,
      ])
      guard status == 0 else {
        throw PackageRunnerError(
          message: "The rewriter of sources could not be built for this toolchain.",
          advice: "See what swift build says; it needs Swift 6.3 or later with lib/swift/host.")
      }
      stamp.write()
    }
  }
}
