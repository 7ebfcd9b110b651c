import Foundation
import Glibc

/// A local file that has not been opened for reading.
///
/// The descriptor refers to the file itself, so the file that is read is the one that was checked, even if its
/// path names another file later.
///
/// Corresponding C functions: `open` with `O_PATH`, `fstat`, `readlink`, `linkat`.
final class LocalFile: Sendable {
  /// The mode and the owner of a file.
  struct Attributes: Sendable, Equatable {
    /// The type and the permission bits, as in `st_mode`.
    var mode: UInt32
    var owner: UInt32
    var group: UInt32
    var isRegular: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFREG) }
    var isDirectory: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFDIR) }
  }

  /// The identity of a file's contents.
  struct Identity: Sendable, Hashable {
    var device: UInt64
    var inode: UInt64
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  /// The path without symbolic links.
  let path: String
  let attributes: Attributes
  let identity: Identity
  /// The size, in bytes.
  var size: Int { identity.size }
  private let descriptor: Int32
  /// `O_PATH`, hidden from Swift behind _GNU_SOURCE.
  private static let pathOnly: Int32 = 0o10000000

  /// Creates a reference to a file without opening it, which would affect pipes and devices; `nil` if it
  /// does not exist.
  init?(path name: String) {
    let descriptor = Glibc.open(name, Self.pathOnly | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0,
      let path = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/self/fd/\(descriptor)"), path.hasPrefix("/")
    else {
      Glibc.close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.path = path
    attributes = Attributes(mode: status.st_mode, owner: status.st_uid, group: status.st_gid)
    identity = Identity(
      device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: Int(status.st_size),
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }

  deinit { Glibc.close(descriptor) }

  /// A path to the descriptor's file.
  private var handle: String { "/proc/self/fd/\(descriptor)" }

  /// Opens the file for reading; returns `nil` if the app has no permission.
  func open() -> FileHandle? { FileHandle(forReadingAtPath: handle) }

  /// Returns the contents; `nil` if the app has no permission to read them.
  func contents() -> Data? {
    guard let file = open() else { return nil }
    return try? file.readToEnd() ?? Data()
  }

  /// Creates a hard link to the file; returns `false` on failure, as across file systems.
  func link(to name: String) -> Bool {
    linkat(AT_FDCWD, handle, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
  }
}
