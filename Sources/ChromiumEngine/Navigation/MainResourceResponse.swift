import Foundation
import WebEngine

/// The status and header fields of the response to a document's request.
struct MainResourceResponse: Equatable {
  /// The status code, such as 200.
  let status: Int
  /// The reason phrase, such as "OK".
  let reason: String
  /// The media type without parameters, in lowercase.
  let mediaType: String
  private let disposition: String
  private let location: String

  /// Creates a response from its status and header fields.
  init(status: Int, reason: String, headers: [(name: String, value: String)]) {
    func header(_ name: String) -> String {
      headers.first { $0.name.lowercased() == name }?.value ?? ""
    }
    self.status = status
    self.reason = reason
    mediaType = String(header("content-type").prefix { $0 != ";" }).lowercased()
    disposition = header("content-disposition").lowercased()
    location = header("location")
  }

  /// Creates a response with the contents of a local file.
  init(_ file: LocalFileReader.File) {
    if let head = file.head {
      self.init(
        status: head.status, reason: "", headers: head.headers.map { ($0.name, $0.value) })
      return
    }
    self.init(
      status: 200, reason: "",
      headers: [("content-type", file.mediaType ?? "contents of an unknown kind")])
  }

  /// Whether the response is a redirect.
  var isRedirect: Bool { (300..<400).contains(status) && !location.isEmpty }

  /// Returns the URL of the redirect; the response's location may be relative to `url`.
  func redirect(from url: String) -> URL? {
    URL(address: location, relativeTo: URL(address: url))?.absoluteURL
  }

  /// Whether the engine can show the response as a document.
  ///
  /// Chromium shows PDF in a viewer of its own, in which a page cannot be measured.
  var canBeShown: Bool {
    if mediaType.isEmpty || Self.shown.contains(mediaType) { return true }
    return mediaType.hasPrefix("image/") || mediaType.hasPrefix("audio/")
      || mediaType.hasPrefix("video/") || mediaType.hasSuffix("+xml")
      || mediaType.hasSuffix("+json")
  }

  /// Whether the document is a media document, whose player loads the response again.
  var isMedia: Bool { mediaType.hasPrefix("audio/") || mediaType.hasPrefix("video/") }

  private static let shown: Set<String> = [
    "text/html", "text/plain", "text/xml", "text/css", "text/javascript", "text/csv", "text/vtt",
    "text/markdown", "application/xml", "application/json", "application/javascript",
    "application/x-javascript", "application/ecmascript", "multipart/x-mixed-replace",
  ]

  /// The reason why the response cannot be a document, such as "204 No Content"; `nil` if it can be one.
  var refusal: String? {
    if status == 204 || status == 205 { return statusLine }
    return canBeShown ? nil : mediaType
  }

  /// Whether the content disposition is an attachment, which Chromium downloads but a web view shows.
  var isAttachment: Bool { disposition.hasPrefix("attachment") }

  /// The reason why Chromium failed the load after this response.
  var failureReason: String {
    if isRedirect { return "a redirect to \(location)" }
    return mediaType.isEmpty ? statusLine : mediaType
  }

  /// The status code and reason phrase, such as "404 Not Found".
  var statusLine: String { reason.isEmpty ? "\(status)" : "\(status) \(reason)" }
}
