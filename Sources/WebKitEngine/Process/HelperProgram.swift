import Foundation
import WebEngine

/// The location of the helper's executable.
enum HelperProgram {
  /// The name of the executable.
  static let name = "fanlight-webkit-helper"

  /// Returns the absolute path of the helper: `chosen`, or the one installed or built with this program.
  ///
  /// - Throws: `notInstalled` if there is none.
  static func locate(_ chosen: String?) throws(WebEngineError) -> String {
    let places = chosen.map { [$0] } ?? candidates(of: program)
    if let place = places.first(where: FileManager.default.isExecutableFile(atPath:)) {
      return URL(fileURLWithPath: place).path
    }
    throw WebEngineError(
      .notInstalled,
      chosen.map { "There is no WebKit helper at \($0)." }
        ?? "The WebKit helper is not built: no folder above \(program.path) has it.",
      advice:
        "Run “make webkit” in Fanlight's sources, which installs libwebkit2gtk-4.1-dev, "
        + "libjson-glib-dev, libx11-dev, xvfb, bubblewrap and xdg-dbus-proxy and builds the helper. "
        + "FANLIGHT_WEBKIT names a helper that is elsewhere.")
  }

  /// The executable of the running program.
  private static var program: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  }

  /// Returns the paths where the helper of a program may be: beside its libraries if it was installed, and in
  /// the package's sources if it was built there.
  static func candidates(of program: URL) -> [String] {
    var places: [String] = []
    var folder = program.deletingLastPathComponent()
    places.append(folder.appendingPathComponent("../libexec/fanlight/\(name)").path)
    while folder.path != "/" {
      places.append(folder.appendingPathComponent("Engines/WebKitHelper/.build/gtk3/\(name)").path)
      folder.deleteLastPathComponent()
    }
    // The toolchain's test runner runs tests, with the package's folder as the current directory.
    let current = FileManager.default.currentDirectoryPath
    places.append("\(current)/Engines/WebKitHelper/.build/gtk3/\(name)")
    return places
  }
}
