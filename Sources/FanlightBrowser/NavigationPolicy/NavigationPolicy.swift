public import Foundation

/// A policy that decides which URLs a browser loads itself, which it lets the system open, and which it
/// refuses.
///
/// A policy is a value without side effects: ``decision(for:)`` can be tested in a table.
///
/// ```swift
/// browser.policy = .allowList(["good.example", "*.good.example", "https://docs.example/guide"])
/// ```
public struct NavigationPolicy: Sendable {
  /// The sites whose pages the browser loads; `nil` for the whole web.
  public var sites: [Site]?

  /// The folders whose files the browser may load; empty by default.
  public var folders: [URL] = []

  /// A Boolean value that determines whether a URL may have a user name or password
  /// (`https://name@host`), which is mostly used to pass one host off as another; `false` by default.
  public var allowsCredentials: Bool = false

  /// Creates a policy that loads the pages of some sites.
  ///
  /// - Parameter sites: The sites whose pages are loaded; `nil` for the whole web.
  public init(sites: [Site]?) {
    self.sites = sites
  }

  /// A policy that allows the whole web.
  public static let web: NavigationPolicy = .init(sites: nil)

  /// Returns a policy that loads the pages of sites, and lets the system's browser open all others.
  ///
  /// Every navigation in the main frame is checked, whatever causes it; what loads in a subframe, such
  /// as a Like button, is not, unless the user taps a link there.
  public static func allowList(_ sites: [Site]) -> NavigationPolicy {
    NavigationPolicy(sites: sites)
  }

  /// Constants for what the browser does with a navigation.
  public enum Decision: Hashable, Sendable {
    /// The browser loads it.
    case show
    /// The system opens it, in another browser or app.
    case openInSystem
    /// The navigation is canceled.
    case refuse(Refusal)
  }

  /// Constants that indicate why a navigation is canceled.
  public enum Refusal: Hashable, Sendable {
    /// The request has no URL.
    case noAddress
    /// The URL can be parsed in more than one way.
    case ambiguousAddress
    /// The URL has a user name or password.
    case credentials
    /// A page requests content that has no origin of its own, or a URL that runs a script.
    case scriptURL
    /// A page from the web requests a file, or a file is outside the policy's folders.
    case file
    /// A subframe requests another app without a tap of the user.
    case appWithoutTap
  }

  /// Returns the decision about a navigation.
  public func decision(for attempt: NavigationAttempt) -> Decision {
    guard let url = attempt.url else { return .refuse(.noAddress) }
    guard let address = WebAddress(url) else { return .refuse(.ambiguousAddress) }
    switch address.scheme {
    case "http", "https":
      return decision(for: address, attempt)
    case "about":
      return address.isBlankPage ? .show : .refuse(.scriptURL)
    case "data":
      // A `data:` page has no site to trust, and can imitate any.
      return attempt.target == .frame ? .show : .refuse(.scriptURL)
    case "blob":
      return decision(forBlob: url, attempt)
    case "javascript", "view-source", "filesystem":
      return .refuse(.scriptURL)
    case "file":
      return mayShowFile(url, attempt) ? .show : .refuse(.file)
    default:
      // Mail, telephone, maps, apps: the system asks the user.
      if attempt.target == .frame, attempt.cause != .link { return .refuse(.appWithoutTap) }
      return .openInSystem
    }
  }

  private func decision(for address: WebAddress, _ attempt: NavigationAttempt) -> Decision {
    if address.hasCredentials, !allowsCredentials, attempt.target != .frame {
      return .refuse(.credentials)
    }
    // Subframes are not restricted, unless the user taps a link there.
    if attempt.target == .frame, attempt.cause != .link { return .show }
    guard let sites else { return .show }
    return sites.contains { $0.matches(address) } ? .show : .openInSystem
  }

  /// Returns the decision on a blob, which belongs to the site that created it.
  private func decision(forBlob url: URL, _ attempt: NavigationAttempt) -> Decision {
    if attempt.target == .frame { return .show }
    let inner = String(url.absoluteString.dropFirst("blob:".count))
    guard let made = URL(string: inner).flatMap(WebAddress.init),
      made.scheme == "http" || made.scheme == "https"
    else { return .refuse(.scriptURL) }
    // Another app could not read it.
    guard decision(for: made, attempt) == .show else { return .refuse(.scriptURL) }
    return .show
  }

  private func mayShowFile(_ url: URL, _ attempt: NavigationAttempt) -> Bool {
    if let page = attempt.page, page.scheme?.lowercased() != "file", attempt.cause != .backForward {
      return false
    }
    return folder(of: url) != nil
  }

  /// Returns the allowed folder that contains a file.
  func folder(of url: URL) -> URL? {
    let path = url.standardizedFileURL.resolvingSymlinksInPath().pathComponents
    return folders.first { folder in
      let root = folder.standardizedFileURL.resolvingSymlinksInPath().pathComponents
      return path.starts(with: root)
    }
  }
}
