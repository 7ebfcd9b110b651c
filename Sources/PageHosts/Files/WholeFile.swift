package import Foundation

/// Writes files atomically: a file is complete or absent, however the program ends.
package enum WholeFile {
  /// Writes a file, and replaces an existing one.
  ///
  /// The bytes are written to an unnamed file, which the system deletes when the program ends; it
  /// is linked to its path when it is complete.
  ///
  /// - Throws: A `POSIXError`, or Foundation's error around one.
  package static func write(_ data: Data, to file: URL) throws {
    let folder = file.deletingLastPathComponent()
    guard let (nameless, path) = try nameless(in: folder) else {
      // Some file systems, such as network file systems, do not support unnamed files.
      return try data.write(to: file, options: .atomic)
    }
    try nameless.write(contentsOf: data)
    if link(path, file.path) { return }
    guard errno == EEXIST else { throw POSIXError.current }
    // A link cannot replace a file; a rename can.
    let interim = folder.appendingPathComponent(
      ".fanlight-\(UUID().uuidString)", isDirectory: false)
    guard link(path, interim.path) else { throw POSIXError.current }
    guard rename(interim.path, file.path) == 0 else {
      let error = POSIXError.current
      unlink(interim.path)
      throw error
    }
  }

  /// Checks that a folder is writable, without leaving a file.
  package static func checkWritable(_ folder: URL) throws {
    guard access(folder.path, W_OK | X_OK) == 0 else { throw POSIXError.current }
    _ = try nameless(in: folder)
  }

  /// Creates a folder with its missing parents.
  package static func makeFolder(_ folder: URL) throws {
    if mkdir(folder.path, 0o777) == 0 { return }
    var error = POSIXError.current
    if error.code == .ENOENT, folder.path != "/" {
      try makeFolder(folder.deletingLastPathComponent())
      if mkdir(folder.path, 0o777) == 0 { return }
      error = POSIXError.current
    }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    if !exists || !isFolder.boolValue { throw error }
  }

  /// Returns an unnamed file and the path through which it is linked; `nil` if the file system does
  /// not support unnamed files.
  private static func nameless(in folder: URL) throws -> (file: FileHandle, path: String)? {
    // O_TMPFILE, which Swift does not import because it requires _GNU_SOURCE.
    let withoutName: Int32 = 0o20_000_000 | O_DIRECTORY
    let descriptor = open(folder.path, withoutName | O_WRONLY | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      if [EOPNOTSUPP, EISDIR, EINVAL, ENOENT].contains(errno) { return nil }
      throw POSIXError.current
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let path = "/proc/self/fd/\(descriptor)"
    return access(path, F_OK) == 0 ? (file, path) : nil
  }

  private static func link(_ source: String, _ target: String) -> Bool {
    linkat(AT_FDCWD, source, AT_FDCWD, target, AT_SYMLINK_FOLLOW) == 0
  }
}

extension POSIXError {
  /// The error of the last system call.
  fileprivate static var current: POSIXError { POSIXError(Code(rawValue: errno) ?? .EIO) }
}
