import Foundation
import Glibc

/// Reads local files for the engine, which cannot see them itself, below one directory only.
struct LocalFileReader: Sendable {
  /// A file's contents and what they are.
  struct File: Sendable, Equatable {
    /// The bytes.
    var contents: Data
    /// The media type.
    var mediaType: String
  }

  /// Why a file is not handed out.
  enum Refusal: Error, Equatable {
    /// There is no such file, or it may not be read.
    case missing
    /// It lies outside the directory, after every link is followed.
    case outside
  }

  /// The real path of the directory, or `nil` when it does not exist.
  private let root: String?

  /// Opens the directory below which files may be read.
  init(directory: URL) {
    root = Self.realPath(directory.path)
  }

  /// Reads the file that a URL names.
  func read(_ url: URL) throws(Refusal) -> File {
    guard url.isFileURL, let root, let path = Self.realPath(url.path) else { throw .missing }
    guard path == root || path.hasPrefix(root == "/" ? root : root + "/") else { throw .outside }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      !isDirectory.boolValue, let contents = FileManager.default.contents(atPath: path)
    else { throw .missing }
    return File(
      contents: contents, mediaType: MediaType.type(ofExtension: url.pathExtension))
  }

  /// Follows every link and `..`; `nil` when there is nothing.
  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
