import EngineSupport
import Foundation
import WebEngine

/// Controls a page's access to local files.
@PageActor
final class LocalFileController {
  /// The reader for the current page; `nil` if it has no access to files.
  private var reader: LocalFileReader? {
    didSet { if let reader { lastReader = reader } }
  }
  /// The last reader, while the current page has none.
  private var lastReader: LocalFileReader?
  /// The readers of files that the app loaded with a directory, by URL, for traversals to them.
  private var readers: [String: LocalFileReader] = [:]
  private unowned let page: any LocalFilePage

  init(page: any LocalFilePage) {
    self.page = page
  }

  // MARK: Loads of the app

  /// Prepares for a load of a URL: a file has access to its own directory.
  func willLoad(_ url: URL) {
    reader =
      url.isFileURL
      ? LocalFileReader(directory: url.deletingLastPathComponent(), page: url) : nil
  }

  /// Prepares for a load of a file with access to a directory.
  func willLoad(_ url: URL, in directory: URL, scriptsMayRead: Bool) {
    reader = LocalFileReader(directory: directory, page: url, scriptsMayRead: scriptsMayRead)
    readers[url.absoluteString] = reader
  }

  /// Prepares for a load of data with a base URL, to whose directory the page has access (W263).
  func willLoadContents(at base: URL) {
    reader = base.isFileURL ? LocalFileReader(directory: Self.directory(of: base)) : nil
  }

  /// Prepares for a load without access to files.
  func willLoadWithoutFiles() { reader = nil }

  /// Prepares for a traversal: a file gets the access with which it was loaded.
  func willTraverse(to urlString: String) { reader = reader(for: urlString) }

  private func reader(for urlString: String) -> LocalFileReader? {
    guard let url = URL(address: urlString), url.isFileURL else { return nil }
    return readers[urlString] ?? lastReader
      ?? LocalFileReader(directory: url.deletingLastPathComponent(), page: url)
  }

  private static func directory(of url: URL) -> URL {
    url.hasDirectoryPath ? url : url.deletingLastPathComponent()
  }

  // MARK: Requests

  /// Responds to a request for a local file, or lets Chromium read it.
  ///
  /// - Parameter loader: The main frame's loader identifier; `nil` for a request of another frame.
  func handle(_ pause: ProtocolEvents.RequestPaused, _ url: URL, loader: String?) {
    let reader = reader
    let kind = FileRequestKind(pause)
    page.perform { [self] in
      do throws(PageFileRefusal) {
        guard let reader else { throw .outside }
        switch kind {
        case .resource: try await continueRequest(try reader.find(url, for: kind), url, pause)
        case .script: page.fulfill(pause, try reader.read(url, for: kind))
        case .document:
          page.show(try reader.read(url, for: kind), for: pause, at: url, loader: loader)
        }
      } catch {
        refuse(pause, url, loader: loader, error)
      }
    }
  }

  /// Lets Chromium read a file, or the adjusted text of a style sheet.
  private func continueRequest(
    _ file: LocalFile, _ url: URL, _ pause: ProtocolEvents.RequestPaused
  ) async throws(PageFileRefusal) {
    var fileURL: URL?
    if let text = await adjustedText(of: file, for: pause) {
      fileURL = try page.browser.files.url(of: text, replacing: file, requestedAs: url)
    } else {
      fileURL = try page.browser.files.url(of: file, requestedAs: url)
    }
    var parameters: [String: JSON] = ["requestId": .string(pause.requestId)]
    if let fileURL { parameters["url"] = .string(fileURL.absoluteString) }
    page.session.send("Fetch.continueRequest", .object(parameters))
  }

  /// Returns the adjusted text of a style sheet; `nil` if it is that of the file.
  private func adjustedText(
    of file: LocalFile, for pause: ProtocolEvents.RequestPaused
  ) async -> [UInt8]? {
    guard pause.resourceType == "Stylesheet", file.size <= LocalFileReader.sizeLimit,
      let sheet = await page.adjustedSheet(for: pause, { file.contents() })
    else { return nil }
    return Array(sheet)
  }

  private func refuse(
    _ pause: ProtocolEvents.RequestPaused, _ url: URL, loader: String?, _ refusal: PageFileRefusal
  ) {
    if refusal != .missing { page.emit([.resource(.refusedFile(url, refusal))]) }
    let (kind, detail): (PageFailure.Kind, String) =
      switch refusal {
      case .missing: (.fileNotFound, "net::ERR_FILE_NOT_FOUND")
      case .tooLarge: (.fileTooLarge, "net::ERR_FILE_TOO_BIG")
      case .outside, .script, .hidden, .noPermission: (.fileOutsideFolder, "net::ERR_ACCESS_DENIED")
      }
    page.refuse(pause, loader: loader, kind, url, detail)
    if loader == nil, let request = pause.networkId { page.didRefuse(request, refusal) }
  }
}
