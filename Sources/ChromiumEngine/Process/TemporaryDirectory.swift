import Foundation

/// Where a browser's private directory is made.
enum TemporaryDirectory {
  /// The directory that the environment names, or `/tmp` where a browser could not work in it.
  ///
  /// A socket's path has 107 bytes, and Chromium's own part of it about 70; and a browser that is
  /// another user must be able to reach its directory.
  static func path(named name: String?, isForOthers: Bool) -> String {
    guard let name, !name.isEmpty else { return "/tmp" }
    let url = URL(fileURLWithPath: name, isDirectory: true).standardizedFileURL
    guard url.path.utf8.count <= 36 else { return "/tmp" }
    return isForOthers && !isReachable(url) ? "/tmp" : url.path
  }

  /// A name for a private directory in `directory`, which nobody can guess.
  static func unique(in directory: String) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    let name = (0..<10).map { _ in letters[Int.random(in: 0..<letters.count)] }
    return "\(directory)/fanlight-\(String(name))"
  }

  /// Whether every user may pass through a directory and all that hold it; also one that is missing.
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
