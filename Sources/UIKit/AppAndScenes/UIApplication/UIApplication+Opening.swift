public import Foundation

extension UIApplication {
  /// Options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The option to open a universal link only in the app that it belongs to.
    public static let universalLinksOnly: OpenExternalURLOptionsKey = .init(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Opens a URL in the app that handles its scheme.
  ///
  /// No other apps are installed here: the URL is recorded, for tests to inspect.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened =
      canOpenURL(url) && options[.universalLinksOnly] as? Bool != true
    if isOpened { openedURLs.append(url) }
    Task { completion?(isOpened) }
  }

  /// Opens a URL in the app that handles its scheme.
  ///
  /// - Returns: Whether there is such an app.
  @available(*, deprecated, renamed: "open(_:options:completionHandler:)")
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    openedURLs.append(url)
    return true
  }

  /// Returns a Boolean value that indicates whether an app handles a URL's scheme; those of the
  /// web, mail, telephone and messages are handled.
  public func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return Self.openedSchemes.contains(scheme) || appSchemes.contains(scheme)
  }

  private static let openedSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "facetime", "facetime-audio", "maps", "itms-apps",
    "app-settings", "shortcuts",
  ]
}
