import Foundation
import Synchronization
import WebEngine

/// The local files that Chromium reads itself.
///
/// Unlike a fulfilled request, Chromium's file loader reads in chunks and makes the response opaque to
/// scripts (docs/spec/chromium.md, section 4). If the app runs as root, the browser runs as another user;
/// files that this user has no access to are linked or copied to the browser's private directory.
final class SharedFiles: Sendable {
  /// The maximum size of a file that is copied, in bytes.
  static let copyLimit = 512 << 20

  /// The name of the directory in the browser's private directory.
  static let directoryName = "files"

  /// The directory for linked, copied and adjusted files.
  private let directory: String
  /// The permissions of the user that the browser runs as; `nil` for those of the app.
  private let browserUser: FilePermissions?
  private let shared = Mutex<[Key: URL]>([:])

  private struct Key: Hashable {
    let file: LocalFile.Identity
    let pathExtension: String
    let isAdjusted: Bool
  }

  /// Creates a directory of files for a browser.
  ///
  /// - Parameter privateDirectory: The browser's private directory.
  init(privateDirectory: String, browserUser: FilePermissions?) {
    directory = privateDirectory + "/" + Self.directoryName
    self.browserUser = browserUser
  }

  /// Returns the URL at which Chromium reads a file; `nil` for the requested URL.
  func url(of file: LocalFile, requestedAs url: URL) throws(PageFileRefusal) -> URL? {
    guard let user = browserUser else { return nil }
    if user.mayRead(file.attributes), user.mayReach(file.path), user.mayReach(url.path) {
      return nil
    }
    return try share(file, url, isAdjusted: false) { path throws(PageFileRefusal) in
      // A link is enough if only an ancestor is inaccessible.
      if user.mayRead(file.attributes), file.link(to: path) { return }
      guard file.size <= Self.copyLimit else { throw .tooLarge(limit: Self.copyLimit) }
      try self.copy(file, to: path)
    }
  }

  /// Returns the URL at which Chromium reads the adjusted text of a file.
  func url(
    of text: [UInt8], replacing file: LocalFile, requestedAs url: URL
  ) throws(PageFileRefusal) -> URL {
    try share(file, url, isAdjusted: true) { path throws(PageFileRefusal) in
      guard
        FileManager.default.createFile(
          atPath: path, contents: Data(text), attributes: [.posixPermissions: 0o644])
      else { throw .missing }
    }
  }

  private func share(
    _ file: LocalFile, _ url: URL, isAdjusted: Bool,
    make: (String) throws(PageFileRefusal) -> Void
  ) throws(PageFileRefusal) -> URL {
    // Chromium derives the media type from the path extension.
    let name = url.pathExtension.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let key = Key(file: file.identity, pathExtension: name, isAdjusted: isAdjusted)
    if let known = shared.withLock({ $0[key] }) { return known }
    try? FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o711])
    let unique = UUID().uuidString
    let path = "\(directory)/\(unique)" + (name.isEmpty ? "" : ".\(name)")
    try make(path)
    let fileURL = URL(fileURLWithPath: path)
    shared.withLock { $0[key] = fileURL }
    return fileURL
  }

  private func copy(_ file: LocalFile, to path: String) throws(PageFileRefusal) {
    guard let source = file.open(),
      FileManager.default.createFile(
        atPath: path, contents: nil, attributes: [.posixPermissions: 0o644]),
      let target = FileHandle(forWritingAtPath: path)
    else { throw .missing }
    do {
      while let chunk = try source.read(upToCount: 1 << 20), !chunk.isEmpty {
        try target.write(contentsOf: chunk)
      }
      try target.close()
    } catch {
      try? FileManager.default.removeItem(atPath: path)
      throw .missing
    }
  }
}
