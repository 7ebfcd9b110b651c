import Foundation
import Synchronization
import WebEngine

/// Files that Chromium reads itself.
///
/// Chromium's own file loader reads in parts and keeps what is read from scripts, as an answer given in
/// its place does not (docs/spec/chromium.md, section 4). Root's browser runs as another user, and
/// gets what that user cannot reach under another name, in the browser's private directory.
final class SharedFiles: Sendable {
  /// The most bytes that are copied for the browser.
  static let copyLimit = 512 << 20

  /// The directory's name in the browser's private directory.
  static let directoryName = "files"

  /// The directory for files with another name or text.
  private let directory: String
  /// The user that the browser runs as; `nil` for the app's own.
  private let browserUser: FileRights?
  private let shared = Mutex<[Key: URL]>([:])

  private struct Key: Hashable {
    let file: LocalFile.Identity
    let pathExtension: String
    let isAdjusted: Bool
  }

  /// - Parameter privateDirectory: The browser's private directory.
  init(privateDirectory: String, browserUser: FileRights?) {
    directory = privateDirectory + "/" + Self.directoryName
    self.browserUser = browserUser
  }

  /// Where Chromium reads a file that was asked for as `url`; `nil` for `url` itself.
  func place(of file: LocalFile, askedForAs url: URL) throws(PageFileRefusal) -> URL? {
    guard let user = browserUser else { return nil }
    if user.mayRead(file.attributes), user.mayReach(file.path), user.mayReach(url.path) {
      return nil
    }
    return try share(file, url, isAdjusted: false) { path throws(PageFileRefusal) in
      // Another name is enough where only the way there is barred.
      if user.mayRead(file.attributes), file.link(to: path) { return }
      guard file.size <= Self.copyLimit else { throw .tooLarge(limit: Self.copyLimit) }
      try self.copy(file, to: path)
    }
  }

  /// Where Chromium reads a file with another text.
  func place(
    of text: [UInt8], insteadOf file: LocalFile, askedForAs url: URL
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
    // Chromium sees what a file is by the end of its name.
    let name = url.pathExtension.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let key = Key(file: file.identity, pathExtension: name, isAdjusted: isAdjusted)
    if let known = shared.withLock({ $0[key] }) { return known }
    try? FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o711])
    let unique = UUID().uuidString
    let path = "\(directory)/\(unique)" + (name.isEmpty ? "" : ".\(name)")
    try make(path)
    let place = URL(fileURLWithPath: path)
    shared.withLock { $0[key] = place }
    return place
  }

  private func copy(_ file: LocalFile, to path: String) throws(PageFileRefusal) {
    guard let source = file.reading(),
      FileManager.default.createFile(
        atPath: path, contents: nil, attributes: [.posixPermissions: 0o644]),
      let target = FileHandle(forWritingAtPath: path)
    else { throw .missing }
    do {
      while let piece = try source.read(upToCount: 1 << 20), !piece.isEmpty {
        try target.write(contentsOf: piece)
      }
      try target.close()
    } catch {
      try? FileManager.default.removeItem(atPath: path)
      throw .missing
    }
  }
}
