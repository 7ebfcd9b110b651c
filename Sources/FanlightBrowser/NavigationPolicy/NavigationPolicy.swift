public import Foundation

/// Decides which addresses a browser shows itself, which it hands to the system, and which nobody
/// opens.
///
/// A policy is a value without side effects: ``decision(for:)`` can be tested in a table.
///
/// ```swift
/// browser.policy = .allowList(["good.example", "*.good.example", "https://docs.example/guide"])
/// ```
public struct NavigationPolicy: Sendable {
  /// Where the pages may come from that the browser shows; `nil` is everywhere on the web.
  public var sites: [Site]?

  /// Folders whose files the browser may show; none at first.
  public var folders: [URL] = []

  /// A Boolean value that determines whether an address may carry a name or password
  /// (`https://name@host`), which is mostly done to pass one host off as another; `false` at first.
  public var allowsCredentials: Bool = false

  /// Creates a policy that shows pages from some sites.
  ///
  /// - Parameter sites: Where pages may come from; `nil` is everywhere on the web.
  public init(sites: [Site]?) {
    self.sites = sites
  }

  /// A policy that allows the whole web.
  public static let web: NavigationPolicy = .init(sites: nil)

  /// Shows pages of the given sites; other pages go to the system's browser.
  ///
  /// Links and everything else that would change the page are checked alike; what loads in a frame
  /// inside a page, such as a Like button, is let be.
  public static func allowList(_ sites: [Site]) -> NavigationPolicy {
    NavigationPolicy(sites: sites)
  }

  /// What to do with an attempt to go somewhere.
  public enum Decision: Hashable, Sendable {
    /// The browser shows it.
    case show
    /// The system opens it: another browser, mail, the telephone, an app.
    case openInSystem
    /// Nothing opens it.
    case refuse(Refusal)
  }

  /// Why nothing opens an address.
  public enum Refusal: Hashable, Sendable {
    /// There is no address.
    case noAddress
    /// The address can be read in more than one way.
    case ambiguousAddress
    /// The address carries a name or password.
    case credentials
    /// A page wants to show content that has no site of its own, or to run a script as an address.
    case scriptedAddress
    /// A page from the web wants to show a file, or a file is in none of the policy's folders.
    case file
    /// A frame inside a page wants to open another app without having been tapped.
    case appWithoutTap
  }

  /// Decides about an attempt to go somewhere.
  public func decision(for attempt: NavigationAttempt) -> Decision {
    guard let url = attempt.url else { return .refuse(.noAddress) }
    guard let address = WebAddress(url) else { return .refuse(.ambiguousAddress) }
    switch address.scheme {
    case "http", "https":
      return decision(for: address, attempt)
    case "about":
      return address.isBlankPage ? .show : .refuse(.scriptedAddress)
    case "data":
      // A page made of its address has no site that could be trusted, and can look like any.
      return attempt.target == .frame ? .show : .refuse(.scriptedAddress)
    case "blob":
      return decision(forBlob: url, attempt)
    case "javascript", "view-source", "filesystem":
      return .refuse(.scriptedAddress)
    case "file":
      return mayShowFile(url, attempt) ? .show : .refuse(.file)
    default:
      // Mail, telephone, maps, apps: the system asks the person.
      if attempt.target == .frame, attempt.cause != .link { return .refuse(.appWithoutTap) }
      return .openInSystem
    }
  }

  private func decision(for address: WebAddress, _ attempt: NavigationAttempt) -> Decision {
    if address.hasCredentials, !allowsCredentials, attempt.target != .frame {
      return .refuse(.credentials)
    }
    // What a page has inside it is the page's business, unless a person taps a link there.
    if attempt.target == .frame, attempt.cause != .link { return .show }
    guard let sites else { return .show }
    return sites.contains { $0.matches(address) } ? .show : .openInSystem
  }

  /// A blob belongs to the site that made it.
  private func decision(forBlob url: URL, _ attempt: NavigationAttempt) -> Decision {
    if attempt.target == .frame { return .show }
    let inner = String(url.absoluteString.dropFirst("blob:".count))
    guard let made = URL(string: inner).flatMap(WebAddress.init),
      made.scheme == "http" || made.scheme == "https"
    else { return .refuse(.scriptedAddress) }
    // Another app could not read it.
    guard decision(for: made, attempt) == .show else { return .refuse(.scriptedAddress) }
    return .show
  }

  private func mayShowFile(_ url: URL, _ attempt: NavigationAttempt) -> Bool {
    if let page = attempt.page, page.scheme?.lowercased() != "file", attempt.cause != .backForward {
      return false
    }
    return folder(of: url) != nil
  }

  /// The folder that a file is in, of those that may be shown.
  func folder(of url: URL) -> URL? {
    let path = url.standardizedFileURL.resolvingSymlinksInPath().pathComponents
    return folders.first { folder in
      let root = folder.standardizedFileURL.resolvingSymlinksInPath().pathComponents
      return path.starts(with: root)
    }
  }
}
