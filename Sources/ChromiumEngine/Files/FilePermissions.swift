import Glibc

/// The permissions of the user on whose behalf files are read.
///
/// An app that runs as root may read every file, but its pages must not: their files are read with the
/// permissions of the page's owner, and with those of `nobody` if root owns the page.
struct FilePermissions: Sendable, Equatable {
  /// The user identifier.
  let user: UInt32
  /// The group identifier.
  let group: UInt32

  /// The permissions of the user `nobody`, as which the browser runs if the app runs as root.
  static let nobody = FilePermissions(user: 65534, group: 65534)

  /// Returns the permissions for the files of a page; `nil` if the app does not run as root, and the system
  /// checks them.
  static func ofPage(owner: LocalFile.Attributes?, isRoot: Bool = geteuid() == 0)
    -> FilePermissions?
  {
    guard isRoot else { return nil }
    guard let owner, owner.owner != 0 else { return .nobody }
    return FilePermissions(user: owner.owner, group: owner.group)
  }

  /// Returns whether the user may read a file.
  func mayRead(_ file: LocalFile.Attributes) -> Bool { has(0o4, file) }

  /// Returns whether the user may search a directory.
  func mayEnter(_ directory: LocalFile.Attributes) -> Bool { has(0o1, directory) }

  /// Returns whether the permission bits of the first matching class (owner, group, others) include one,
  /// as the system checks them.
  private func has(_ bit: UInt32, _ file: LocalFile.Attributes) -> Bool {
    if file.owner == user { return file.mode & (bit << 6) != 0 }
    if file.group == group { return file.mode & (bit << 3) != 0 }
    return file.mode & bit != 0
  }

  /// Returns whether the user may search the ancestors of a file.
  ///
  /// - Parameter root: The ancestor from which on the permissions are irrelevant; `nil` for none.
  func mayReach(_ path: String, below root: String? = nil) -> Bool {
    var folder = path
    repeat {
      guard let slash = folder.lastIndex(of: "/") else { return false }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
      if folder == root { return true }
      guard let directory = LocalFile(path: folder), mayEnter(directory.attributes) else {
        return false
      }
    } while folder != "/"
    return true
  }
}
