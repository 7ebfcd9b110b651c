import Foundation
import Glibc

/// A file that was found and not opened for reading yet.
///
/// What is checked is what is read: the descriptor refers to the file itself, whatever its name leads
/// to meanwhile.
///
/// Corresponding C functions: `open` with `O_PATH`, `fstat`, `readlink`, `linkat`.
final class LocalFile: Sendable {
  /// Who owns a file, and what it is.
  struct Attributes: Sendable, Equatable {
    /// The type and the permissions, as in `st_mode`.
    var mode: UInt32
    var owner: UInt32
    var group: UInt32
    var isRegular: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFREG) }
    var isDirectory: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFDIR) }
  }

  /// What tells a file's contents from all others.
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
  /// The number of bytes.
  var size: Int { identity.size }
  private let descriptor: Int32
  /// `O_PATH`, hidden from Swift behind _GNU_SOURCE.
  private static let pathOnly: Int32 = 0o10000000

  /// Finds a file without opening it, so that no pipe or device notices; `nil` where there is none.
  init?(path name: String) {
    let descriptor = open(name, Self.pathOnly | O_CLOEXEC)
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

  /// A path that leads to this very file.
  private var handle: String { "/proc/self/fd/\(descriptor)" }

  /// Opens the file for reading; `nil` where the system does not let this program.
  func reading() -> FileHandle? { FileHandle(forReadingAtPath: handle) }

  /// The contents; `nil` where the system does not let this program read them.
  func contents() -> Data? {
    guard let file = reading() else { return nil }
    return try? file.readToEnd() ?? Data()
  }

  /// Gives the file another name; whether that worked, which it does within one file system.
  func link(to name: String) -> Bool {
    linkat(AT_FDCWD, handle, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
  }
}
