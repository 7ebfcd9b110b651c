import WebEngine

/// The handlers of a configuration, by scheme.
struct SchemeHandlers {
  /// The schemes that WebKit handles itself (W310).
  static let native: Set<String> = [
    "http", "https", "file", "about", "data", "blob", "ws", "wss", "ftp", "javascript",
  ]

  private var handlers: [String: any WKURLSchemeHandler] = [:]

  /// The schemes that have a handler.
  var schemes: Set<String> { Set(handlers.keys) }

  /// The handler of a scheme, which is case-insensitive.
  subscript(scheme: String?) -> (any WKURLSchemeHandler)? {
    scheme.flatMap { handlers[$0.lowercased()] }
  }

  /// Registers a handler, or returns the message of the exception that WebKit raises (W310).
  mutating func set(_ handler: any WKURLSchemeHandler, for scheme: String) -> String? {
    let name = scheme.lowercased()
    if Self.native.contains(name) {
      return "'\(scheme)' is a URL scheme that WKWebView handles natively"
    }
    guard Self.isScheme(name) else { return "'\(scheme)' is not a valid URL scheme" }
    guard handlers[name] == nil else {
      return "URL scheme '\(scheme)' already has a registered URL scheme handler"
    }
    handlers[name] = handler
    return nil
  }

  /// Returns whether a string is a scheme: a letter, then letters, digits, "+", "-" and "." (RFC 3986,
  /// 3.1).
  private static func isScheme(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, ("a"..."z").contains(first) else { return false }
    return text.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("0"..."9").contains($0) || "+-.".unicodeScalars.contains($0)
    }
  }
}
