import Foundation
import WebEngine

extension URL {
  /// The URL of a blank document.
  static let blankDocument: URL = {
    guard let url = URL(address: "about:blank") else { preconditionFailure("about:blank is a URL") }
    return url
  }()

  /// The scheme in lowercase; empty if there is none.
  private var canonicalScheme: String { scheme?.lowercased() ?? "" }

  /// The schemes whose documents are fetched.
  private static let fetchedSchemes: Set<String> = ["http", "https", "file"]
  /// The schemes whose documents need no request.
  private static let localSchemes: Set<String> = ["about", "data", "blob", "javascript"]

  /// Whether the document of the URL is fetched.
  var isFetched: Bool { Self.fetchedSchemes.contains(canonicalScheme) }

  /// Whether Chromium handles the URL's scheme itself.
  var hasHandledScheme: Bool { isFetched || Self.localSchemes.contains(canonicalScheme) }

  /// Whether the URL can be a base URL of the app's contents: any scheme except those whose documents need no
  /// request.
  var canBeBase: Bool { scheme != nil && !Self.localSchemes.contains(canonicalScheme) }

  /// Whether a server must not redirect to the URL.
  var isUnsafeRedirect: Bool { isFileScheme || Self.localSchemes.contains(canonicalScheme) }

  private var isFileScheme: Bool { canonicalScheme == "file" }

  /// Whether the app can load the URL: Chromium's own pages have other URLs of the scheme "about".
  var isLoadableByApp: Bool {
    guard hasHandledScheme, canonicalScheme != "javascript" else { return false }
    return canonicalScheme != "about" || absoluteString.lowercased().hasPrefix("about:blank")
  }
}
