import Foundation
import WebEngine

/// Requests for local files.
extension ChromiumPage {
  /// Answers a request for a local file, or lets Chromium read it.
  ///
  /// - Parameter loader: The load of the main frame that the request is for; `nil` for another.
  func takeFileRequest(_ pause: ProtocolEvents.RequestPaused, _ url: URL, loader: String?) {
    let reader = files
    let use = FileUse(pause)
    Task {
      do throws(PageFileRefusal) {
        guard let reader else { throw .outside }
        switch use {
        case .resource: try await letRead(try reader.find(url, for: use), url, pause)
        case .script: fulfil(pause, try reader.read(url, for: use))
        case .document:
          let file = try reader.read(url, for: use)
          let head = MainResourceResponse(file)
          if let loader { emit(tracker.answered(loader: loader, url: url, answer: head)) }
          askToShow(pause, file, head)
        }
      } catch {
        refuse(pause, url, loader: loader, error)
      }
    }
  }

  /// Lets Chromium read a file, a style sheet as the document that asks for it receives it.
  private func letRead(
    _ file: LocalFile, _ url: URL, _ pause: ProtocolEvents.RequestPaused
  ) async throws(PageFileRefusal) {
    var place: URL?
    if let text = await adjustedText(of: file, for: pause) {
      place = try browser.files.place(of: text, insteadOf: file, askedForAs: url)
    } else {
      place = try browser.files.place(of: file, askedForAs: url)
    }
    var parameters: [String: JSON] = ["requestId": .string(pause.requestId)]
    if let place { parameters["url"] = .string(place.absoluteString) }
    session.send("Fetch.continueRequest", .object(parameters))
  }

  /// The text of a style sheet where it differs from the file's.
  private func adjustedText(
    of file: LocalFile, for pause: ProtocolEvents.RequestPaused
  ) async -> [UInt8]? {
    guard pause.resourceType == "Stylesheet", file.size <= LocalFileReader.sizeLimit,
      let frame = await frameToAdjust(pause), let contents = file.contents()
    else { return nil }
    return await adjusted(contents, in: frame).map { Array($0) }
  }

  private func refuse(
    _ pause: ProtocolEvents.RequestPaused, _ url: URL, loader: String?, _ refusal: PageFileRefusal
  ) {
    if refusal != .missing { emit([.resource(.refusedFile(url, refusal))]) }
    let (kind, detail): (PageFailure.Kind, String) =
      switch refusal {
      case .missing: (.fileNotFound, "net::ERR_FILE_NOT_FOUND")
      case .tooLarge: (.fileTooLarge, "net::ERR_FILE_TOO_BIG")
      case .outside, .script, .hidden, .noPermission: (.fileOutsideFolder, "net::ERR_ACCESS_DENIED")
      }
    refuse(pause, loader: loader, kind, url, detail)
    if loader == nil, let request = pause.networkId { problems.didRefuse(request, refusal) }
  }
}
