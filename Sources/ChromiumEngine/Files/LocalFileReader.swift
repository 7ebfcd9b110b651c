import Foundation
import WebEngine

/// Finds and reads the local files in the directory to which a page has access.
struct LocalFileReader: Sendable {
  /// The contents of a file.
  struct File: Sendable, Equatable {
    /// The bytes.
    var contents: Data
    /// The media type; `nil` for content sniffing.
    var mediaType: String?
    /// The response with these contents, from a scheme handler; `nil` for a file.
    var head: SchemeResponse?
  }

  /// The maximum size of a document and of a file that scripts read, in bytes.
  static let sizeLimit = 64 << 20

  /// A Boolean value that determines whether scripts may read the directory's files; never in WebKit.
  let scriptsMayRead: Bool
  /// The resolved path of the directory; `nil` if it does not exist.
  private let root: String?
  /// The resolved path of the file that the app loads, regardless of its permissions.
  private let page: String?
  /// The permissions with which files are read; `nil` for those of the app.
  private let permissions: FilePermissions?

  /// Creates a reader of the files in a directory and its subdirectories.
  ///
  /// - Parameters:
  ///   - directory: The directory.
  ///   - page: The file that the app loads.
  ///   - scriptsMayRead: Whether scripts may read files, which excludes hidden files.
  ///   - permissions: Returns the permissions for a page's file, by its attributes.
  init(
    directory: URL, page: URL? = nil, scriptsMayRead: Bool = false,
    permissions: (LocalFile.Attributes?) -> FilePermissions? = { FilePermissions.ofPage(owner: $0) }
  ) {
    let folder = LocalFile(path: directory.path)
    let named = page.flatMap { LocalFile(path: $0.path) }
    root = folder?.path
    self.page = named?.path
    self.scriptsMayRead = scriptsMayRead
    self.permissions = permissions((named ?? folder)?.attributes)
  }

  /// Finds the file of a URL, if the page has access to it.
  func find(_ url: URL, for kind: FileRequestKind) throws(PageFileRefusal) -> LocalFile {
    guard kind != .script || scriptsMayRead else { throw .script }
    guard url.isFileURL, let root, let file = LocalFile(path: url.path) else { throw .missing }
    let prefix = root == "/" ? root : root + "/"
    guard file.path == root || file.path.hasPrefix(prefix) else { throw .outside }
    // Reading a pipe or a device could block forever.
    guard file.attributes.isRegular else { throw .missing }
    if file.path == page, kind == .document { return file }
    if scriptsMayRead,
      file.path.dropFirst(prefix.count).split(separator: "/").contains(where: {
        $0.hasPrefix(".")
      })
    {
      throw .hidden
    }
    // The permissions of the directory's ancestors are irrelevant, because the app chose it.
    if let permissions {
      guard permissions.mayRead(file.attributes),
        file.path == root || permissions.mayReach(file.path, below: root)
      else { throw .noPermission }
    }
    return file
  }

  /// Reads the file of a URL, if the page has access to it.
  func read(_ url: URL, for kind: FileRequestKind) throws(PageFileRefusal) -> File {
    let file = try find(url, for: kind)
    guard file.size <= Self.sizeLimit else { throw .tooLarge(limit: Self.sizeLimit) }
    guard let contents = file.contents() else { throw .missing }
    let named = MediaType.type(ofExtension: url.pathExtension)
    return File(
      contents: contents,
      mediaType: named ?? (MediaType.looksLikeHTML(contents) ? "text/html" : nil))
  }
}
