import Foundation

/// The sources of this package, from which the frameworks and the rewriter are built for the user's
/// own toolchain.
enum FanlightSources {
  /// Finds the folder: the one that `FANLIGHT_SOURCES` names, or the checkout that the program is in.
  static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    program: URL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  ) throws(PackageRunnerError) -> URL {
    var places: [URL] = []
    if let named = environment["FANLIGHT_SOURCES"] { places.append(URL(fileURLWithPath: named)) }
    places += sequence(first: program.deletingLastPathComponent()) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
    let found = places.first {
      FileManager.default.fileExists(
        atPath: $0.appendingPathComponent("Rewriter/Package.swift").path)
    }
    guard let found else {
      throw PackageRunnerError(
        message:
          "The sources of Fanlight, from which UIKit is built for this toolchain, were not found.",
        advice: "Name a checkout of the repository in FANLIGHT_SOURCES.")
    }
    return found
  }
}
