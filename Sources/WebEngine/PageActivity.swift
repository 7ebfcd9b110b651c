/// An activity that keeps a page from being quiet.
public enum PageActivity: Sendable, Hashable {
  /// A document is being loaded from this URL.
  case navigation(String)
  /// The committed document is not parsed completely, or its load event has not fired.
  case document
  /// A request for this URL has not ended.
  case request(String)
  /// A WebSocket or an event stream of this URL receives messages.
  case socket(String)
  /// A worker was just started with the script of this URL.
  case worker(String)
  /// A script is running.
  case script
  /// A panel of the page, such as that of `alert`, is open.
  case dialog
  /// A timer is about to fire.
  case timer
  /// A CSS animation or transition runs.
  case animation
  /// A font is being loaded.
  case font
  /// The image of this URL is not decoded.
  case image(String)
  /// Two frames in a row differ.
  case change
}

extension PageActivity: CustomStringConvertible {
  /// The activity in words, to follow "the page waits for".
  public var description: String {
    switch self {
    case .navigation(let url): "\(Self.short(url)), which it is loading"
    case .document: "the rest of its document"
    case .request(let url): "the response of \(Self.short(url))"
    case .socket(let url): "messages from \(Self.short(url))"
    case .worker(let url): "the worker \(Self.short(url))"
    case .script: "a script that does not end"
    case .dialog: "an answer to its alert, confirm or prompt panel"
    case .timer: "a timer (setTimeout or setInterval)"
    case .animation: "the end of an animation or a transition"
    case .font: "a font"
    case .image(let url): "the image \(Self.short(url))"
    case .change: "its own changes: two frames in a row differ"
    }
  }

  /// Returns a URL, truncated after 200 characters.
  private static func short(_ url: String) -> String {
    url.count <= 200 ? url : url.prefix(199) + "…"
  }
}
