import Foundation
import WebEngine

/// Finds the local files that a page may have, below one directory only.
struct LocalFileReader: Sendable {
  /// A file's contents and what they are.
  struct File: Sendable, Equatable {
    /// The bytes.
    var contents: Data
    /// The media type; `nil` leaves it to the engine to see what the bytes are.
    var mediaType: String?
    /// The answer that it is, where the app answers for a scheme.
    var head: SchemeResponse?
  }

  /// The most bytes that are read as a whole: documents, and what scripts read.
  static let sizeLimit = 64 << 20

  /// Whether scripts may read the directory's files, which WebKit never lets them.
  let scriptsMayRead: Bool
  /// The real path of the directory, or `nil` when it does not exist.
  private let root: String?
  /// The real path of the page that the app named, which it may show whatever its permissions are.
  private let page: String?
  /// The user with whose permissions files are read; `nil` for the app's own user.
  private let rights: FileRights?

  /// Opens the directory below which files may be read.
  ///
  /// - Parameters:
  ///   - page: The page that the app named.
  ///   - scriptsMayRead: Whether scripts may read files. No hidden file is read then.
  init(
    directory: URL, page: URL? = nil, scriptsMayRead: Bool = false,
    rights: (LocalFile.Attributes?) -> FileRights? = { FileRights.ofPage(owner: $0) }
  ) {
    let folder = LocalFile(path: directory.path)
    let named = page.flatMap { LocalFile(path: $0.path) }
    root = folder?.path
    self.page = named?.path
    self.scriptsMayRead = scriptsMayRead
    self.rights = rights((named ?? folder)?.attributes)
  }

  /// Finds the file that a URL names, if a page may have it for this use.
  func find(_ url: URL, for use: FileUse) throws(PageFileRefusal) -> LocalFile {
    guard use != .script || scriptsMayRead else { throw .script }
    guard url.isFileURL, let root, let file = LocalFile(path: url.path) else { throw .missing }
    let prefix = root == "/" ? root : root + "/"
    guard file.path == root || file.path.hasPrefix(prefix) else { throw .outside }
    // Reading a pipe or a device could last for ever.
    guard file.attributes.isRegular else { throw .missing }
    if file.path == page, use == .document { return file }
    if scriptsMayRead,
      file.path.dropFirst(prefix.count).split(separator: "/").contains(where: {
        $0.hasPrefix(".")
      })
    {
      throw .hidden
    }
    // The app named the directory itself, so what is above it does not count.
    let isAllowed = rights.map { rights in
      rights.mayRead(file.attributes)
        && (file.path.dropFirst(prefix.count).contains("/")
          ? Self.foldersBelow(root, on: file.path).allSatisfy { folder in
            LocalFile(path: folder).map { rights.mayEnter($0.attributes) } ?? false
          } : true)
    }
    guard isAllowed != false else { throw .noPermission }
    return file
  }

  /// Reads the file that a URL names as a whole.
  func read(_ url: URL, for use: FileUse) throws(PageFileRefusal) -> File {
    let file = try find(url, for: use)
    guard file.size <= Self.sizeLimit else { throw .tooLarge(limit: Self.sizeLimit) }
    guard let contents = file.contents() else { throw .missing }
    let named = MediaType.type(ofExtension: url.pathExtension)
    return File(
      contents: contents,
      mediaType: named ?? (MediaType.looksLikeHTML(contents) ? "text/html" : nil))
  }

  /// The directories between `root` and a file below it.
  private static func foldersBelow(_ root: String, on path: String) -> [String] {
    var folders: [String] = []
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    while folder.count > root.count {
      folders.append(folder)
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    }
    return folders
  }
}
