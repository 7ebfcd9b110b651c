import Foundation

/// The directory in which browsers' private directories are created.
enum TemporaryDirectory {
  /// Returns the directory that the environment names, or `/tmp` if a browser cannot use it.
  ///
  /// The path of a Unix domain socket is limited to 107 bytes, of which Chromium uses about 70; and a
  /// browser that runs as another user needs access to its directory.
  static func path(named name: String?, isForAnotherUser: Bool) -> String {
    guard let name, !name.isEmpty else { return "/tmp" }
    let url = URL(fileURLWithPath: name, isDirectory: true).standardizedFileURL
    guard url.path.utf8.count <= 36 else { return "/tmp" }
    return isForAnotherUser && !isReachable(url) ? "/tmp" : url.path
  }

  /// Returns a path with a random name in `directory`.
  static func unique(in directory: String) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    let name = (0..<10).map { _ in letters[Int.random(in: 0..<letters.count)] }
    return "\(directory)/fanlight-\(String(name))"
  }

  /// Returns whether every user may enter a directory and all its ancestors; `true` for a missing one.
  private static func isReachable(_ url: URL) -> Bool {
    var url = url.resolvingSymlinksInPath()
    while true {
      let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
      if let mode = attributes?[.posixPermissions] as? NSNumber, mode.intValue & 0o001 == 0 {
        return false
      }
      guard url.path != "/" else { return true }
      url.deleteLastPathComponent()
    }
  }
}
