import Foundation

/// What the next load of the main frame is made with.
enum LoadSubstitute {
  /// Text that replaces a blank document's.
  case blank(html: String)
  /// A response in place of the server's.
  case response(LocalFileReader.File)
  /// The request in place of Chromium's own.
  case request(AppRequests.Request)

  /// Whether a blank document waits for its text.
  var isBlank: Bool { if case .blank = self { true } else { false } }
}
