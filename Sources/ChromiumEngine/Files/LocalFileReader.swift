import Foundation
import Glibc
import WebEngine

/// Reads local files for the engine, which cannot see them itself, below one directory only.
struct LocalFileReader: Sendable {
  /// A file's contents and what they are.
  struct File: Sendable, Equatable {
    /// The bytes.
    var contents: Data
    /// The media type; `nil` leaves it to the engine to see what the bytes are.
    var mediaType: String?
    /// The answer that it is, where the program answers for a scheme.
    var head: SchemeAnswer?
  }

  /// Why a file is not handed out.
  enum Refusal: Error, Equatable {
    /// There is no such file, it may not be read, or it is a folder, pipe or device.
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
    // Reading a pipe or a device could last for ever.
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      let contents = FileManager.default.contents(atPath: path)
    else { throw .missing }
    let named = MediaType.type(ofExtension: url.pathExtension)
    return File(
      contents: contents,
      mediaType: named ?? (MediaType.looksLikeHTML(contents) ? "text/html" : nil))
  }

  /// Follows every link and `..`; `nil` when there is nothing.
  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
