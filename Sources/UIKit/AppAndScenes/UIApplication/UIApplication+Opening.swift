public import Foundation

extension UIApplication {
  /// What opening an address may depend on.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only an app that has the address for its own may open it.
    public static let universalLinksOnly: OpenExternalURLOptionsKey = .init(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Hands an address to the app that opens such addresses.
  ///
  /// There are no other apps here: the address is noted, for tests to see.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened =
      canOpenURL(url) && options[.universalLinksOnly] as? Bool != true
    if isOpened { openedURLs.append(url) }
    Task { completion?(isOpened) }
  }

  /// Whether some app would open an address: the web, mail, telephone and messages have theirs.
  public func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return Self.openedSchemes.contains(scheme) || appSchemes.contains(scheme)
  }

  private static let openedSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "facetime", "facetime-audio", "maps", "itms-apps",
    "app-settings", "shortcuts",
  ]
}
