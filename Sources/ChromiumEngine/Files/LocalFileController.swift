import Foundation
import WebEngine

/// The local files that a page may have.
@PageActor
final class LocalFileController {
  /// What reads files for the page.
  private var reader: LocalFileReader? {
    didSet { if let reader { lastReader = reader } }
  }
  /// What read them last, while a page from elsewhere is shown.
  private var lastReader: LocalFileReader?
  /// What reads for the files that were loaded by URL, for navigations back to them.
  private var readers: [String: LocalFileReader] = [:]
  private unowned let page: any LocalFilePage

  init(page: any LocalFilePage) {
    self.page = page
  }

  // MARK: Loads of the app

  /// The app loads a URL: a page in a file may have what is beside it.
  func willLoad(_ url: URL) {
    reader =
      url.isFileURL
      ? LocalFileReader(directory: url.deletingLastPathComponent(), page: url) : nil
  }

  /// The app loads a file, and grants it a directory.
  func willLoad(_ url: URL, in directory: URL, scriptsMayRead: Bool) {
    reader = LocalFileReader(directory: directory, page: url, scriptsMayRead: scriptsMayRead)
    readers[url.absoluteString] = reader
  }

  /// The app loads contents with a base URL: the process gets to read what that is in (W263).
  func willLoadContents(at base: URL) {
    reader = base.isFileURL ? LocalFileReader(directory: Self.directory(of: base)) : nil
  }

  /// The app loads what may have no files.
  func willLoadElsewhere() { reader = nil }

  /// The app goes to a history entry: a file is read as when it was shown first, and pages from elsewhere
  /// have none.
  func willTraverse(to address: String) { reader = reader(for: address) }

  private func reader(for address: String) -> LocalFileReader? {
    guard let url = URL(address: address), url.isFileURL else { return nil }
    return readers[address] ?? lastReader
      ?? LocalFileReader(directory: url.deletingLastPathComponent(), page: url)
  }

  private static func directory(of url: URL) -> URL {
    url.hasDirectoryPath ? url : url.deletingLastPathComponent()
  }

  // MARK: Requests

  /// Responds to a request for a local file, or lets Chromium read it.
  ///
  /// - Parameter loader: The load of the main frame that the request is for; `nil` for another.
  func handle(_ pause: ProtocolEvents.RequestPaused, _ url: URL, loader: String?) {
    let reader = reader
    let use = FileUse(pause)
    page.perform { [self] in
      do throws(PageFileRefusal) {
        guard let reader else { throw .outside }
        switch use {
        case .resource: try await letRead(try reader.find(url, for: use), url, pause)
        case .script: page.fulfil(pause, try reader.read(url, for: use))
        case .document:
          page.show(try reader.read(url, for: use), for: pause, at: url, loader: loader)
        }
      } catch {
        refuse(pause, url, loader: loader, error)
      }
    }
  }

  /// Lets Chromium read a file, a style sheet as the document that requests it receives it.
  private func letRead(
    _ file: LocalFile, _ url: URL, _ pause: ProtocolEvents.RequestPaused
  ) async throws(PageFileRefusal) {
    var place: URL?
    if let text = await adjustedText(of: file, for: pause) {
      place = try page.browser.files.place(of: text, insteadOf: file, askedForAs: url)
    } else {
      place = try page.browser.files.place(of: file, askedForAs: url)
    }
    var parameters: [String: JSON] = ["requestId": .string(pause.requestId)]
    if let place { parameters["url"] = .string(place.absoluteString) }
    page.session.send("Fetch.continueRequest", .object(parameters))
  }

  /// The text of a style sheet where it differs from the file's.
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
