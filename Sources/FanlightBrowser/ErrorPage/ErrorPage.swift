import Foundation

/// A template for the error page that a browser shows when a page fails to load.
///
/// It is created from an HTML document in which these placeholders are replaced:
///
/// - `{title}` and `{message}`: the heading and the message of ``Text`` for the failure.
/// - `{address}`: the URL that failed to load, as text; `{host}`: its host.
/// - `{retry}`: the URL for the `href` of a link that tries again; empty if there is none.
/// - `{reason}`: the system's description of the error.
///
/// The values are escaped for HTML. The page is loaded as a string without a base URL, so it is not an item
/// of the back-forward list (W247).
public struct ErrorPage: Sendable {
  /// The HTML document with the placeholders.
  public var template: String

  /// The heading and message for each kind of failure.
  public var texts: [PageError.Kind: Text]

  /// The heading and message that an error page shows; `{host}` is replaced in both.
  public struct Text: Hashable, Sendable {
    /// The heading of the error page.
    public var title: String
    /// The message, which describes in a sentence or two what happened and what to do.
    public var message: String

    /// Creates the text of an error page.
    public init(title: String, message: String) {
      self.title = title
      self.message = message
    }
  }

  /// Creates an error page from a template and its texts; a kind of failure without a text has the default one.
  public init(template: String, texts: [PageError.Kind: Text] = [:]) {
    self.template = template
    self.texts = Self.standardTexts.merging(texts) { _, own in own }
  }

  /// The default page, which follows light and dark mode and has a link that tries again.
  public static let standard: ErrorPage = .init(template: standardTemplate)

  /// Returns the HTML document for a failure.
  public func html(for error: PageError) -> String {
    let host = error.url?.host ?? error.url?.absoluteString ?? "the page"
    let text = texts[error.kind] ?? Text(title: error.reason, message: "")
    let words = [
      "title": text.title.replacingOccurrences(of: "{host}", with: host),
      "message": text.message.replacingOccurrences(of: "{host}", with: host),
      "address": error.url?.absoluteString ?? "",
      "host": host,
      "retry": Self.retryAddress(error.url),
      "reason": error.reason,
    ]
    return Self.fill(template, with: words)
  }

  /// Returns the URL if it is safe in a link: not one that runs a script.
  private static func retryAddress(_ url: URL?) -> String {
    switch url?.scheme?.lowercased() {
    case "http", "https", "file": url?.absoluteString ?? ""
    default: ""
    }
  }

  /// Replaces `{words}` in one pass, so that replacements are not replaced again.
  private static func fill(_ template: String, with words: [String: String]) -> String {
    var result = ""
    var rest = Substring(template)
    while let start = rest.firstIndex(of: "{") {
      result += rest[..<start]
      let after = rest.index(after: start)
      if let end = rest[after...].firstIndex(of: "}"), let word = words[String(rest[after..<end])] {
        result += escaped(word)
        rest = rest[rest.index(after: end)...]
      } else {
        result += "{"
        rest = rest[after...]
      }
    }
    return result + rest
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
    return result
  }
}
