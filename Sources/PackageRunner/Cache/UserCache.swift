import Foundation

/// The folder of the user's cache in which everything that packages share is built.
struct UserCache {
  /// The folder of a toolchain.
  let folder: URL

  /// Finds the folder for the toolchain in the `PATH`.
  ///
  /// `FANLIGHT_CACHE` overrides the folder, and `XDG_CACHE_HOME` the cache folder that contains it.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let base =
      environment["FANLIGHT_CACHE"].map { URL(fileURLWithPath: $0) }
      ?? environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: "\($0)/fanlight") }
      ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".cache/fanlight")
    folder = base.appendingPathComponent(Self.toolchain(environment))
  }

  /// Returns a name for the toolchain, because modules of one toolchain are not compatible with another.
  static func toolchain(_ environment: [String: String]) -> String {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let programs = [environment["SWIFT"] ?? ""] + folders.map { "\($0)/swift" }
    let program = programs.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "swift"
    let url = URL(fileURLWithPath: program).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return Fingerprint.text(of: "\(url.path) \(attributes?[.size] ?? 0) \(Int(date))")
  }

  /// Runs a closure while this process has the lock of the folder.
  ///
  /// - Parameter waiting: A closure that is called once if another process has the lock.
  func locked<Result>(
    waiting: () -> Void, _ body: () throws(PackageRunnerError) -> Result
  ) throws(PackageRunnerError) -> Result {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw PackageRunnerError(
        message: "The folder \(folder.path) could not be made: \(error.localizedDescription).",
        advice: "Name a folder that you may write in FANLIGHT_CACHE.")
    }
    let lock = FileLock(folder.appendingPathComponent("lock").path, waiting: waiting)
    defer { lock?.unlock() }
    return try body()
  }
}
