import Glibc

/// A user with whose permissions files are read.
///
/// A program that runs as root may read everything, and a page shall not: its files are read as its
/// owner could read them. Where root itself owns the page, they are read as anybody could.
struct FileRights: Sendable, Equatable {
  let user: UInt32
  let group: UInt32

  /// The user that owns nothing, which root's browser runs as.
  static let nobody = FileRights(user: 65534, group: 65534)

  /// The permissions for the files of a page; `nil` where the system itself checks them, because
  /// the app is an ordinary user's.
  static func ofPage(owner: LocalFile.Attributes?, isRoot: Bool = geteuid() == 0) -> FileRights? {
    guard isRoot else { return nil }
    guard let owner, owner.owner != 0 else { return .nobody }
    return FileRights(user: owner.owner, group: owner.group)
  }

  /// Whether the user may read a file.
  func mayRead(_ file: LocalFile.Attributes) -> Bool { has(0o4, file) }

  /// Whether the user may reach what a directory holds.
  func mayEnter(_ directory: LocalFile.Attributes) -> Bool { has(0o1, directory) }

  /// The permission that counts is the owner's, the group's or everybody's, in this order, also where
  /// a later one says more.
  private func has(_ bit: UInt32, _ file: LocalFile.Attributes) -> Bool {
    if file.owner == user { return file.mode & (bit << 6) != 0 }
    if file.group == group { return file.mode & (bit << 3) != 0 }
    return file.mode & bit != 0
  }

  /// Whether the user may enter every directory on the way to a file, from `top` on, which counts.
  func mayReach(_ path: String, from top: String = "/") -> Bool {
    var folder = path
    repeat {
      guard let slash = folder.lastIndex(of: "/") else { return false }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
      guard folder.count >= top.count else { return true }
      guard let directory = LocalFile(path: folder), mayEnter(directory.attributes) else {
        return false
      }
    } while folder != top && folder != "/"
    return true
  }
}
