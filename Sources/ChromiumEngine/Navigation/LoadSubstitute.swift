import Foundation

/// A substitute of the app for a request or response of Chromium.
enum LoadSubstitute {
  /// The text of a blank document.
  case blank(html: String)
  /// A response instead of the server's.
  case response(LocalFileReader.File)
  /// A request instead of Chromium's own.
  case request(AppRequests.Request)

  /// Whether a blank document waits for its text.
  var isBlank: Bool { if case .blank = self { true } else { false } }
}
