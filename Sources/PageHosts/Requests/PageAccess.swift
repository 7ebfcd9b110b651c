package import Foundation

/// The cookies, header fields and credentials of a run's requests, and the servers that it trusts.
package struct PageAccess: Sendable, Hashable {
  /// A cookie for the host of each page.
  package struct Cookie: Sendable, Hashable {
    /// The name.
    package var name: String
    /// The value.
    package var value: String

    /// Creates a cookie.
    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A credential for HTTP authentication.
  package struct Credential: Sendable, Hashable {
    /// The user's name.
    package var user: String
    /// The password.
    package var password: String

    /// Creates a credential.
    package init(user: String, password: String) {
      self.user = user
      self.password = password
    }
  }

  /// The servers whose certificates are not checked.
  package enum Trust: Sendable, Hashable {
    /// The servers with these host names, in lower case.
    case hosts(Set<String>)
    /// All servers.
    case all
  }

  /// The cookies to set before a page loads.
  package var cookies: [Cookie]
  /// The header fields to add to requests to a page's own origin.
  package var headers: [String: String]
  /// The credential for HTTP authentication by the page's own host.
  package var credential: Credential?
  /// The servers whose certificates are not checked.
  package var trust: Trust

  /// Creates the access of a run; the default sends nothing and checks every certificate.
  package init(
    cookies: [Cookie] = [], headers: [String: String] = [:], credential: Credential? = nil,
    trust: Trust = .hosts([])
  ) {
    self.cookies = cookies
    self.headers = headers
    self.credential = credential
    self.trust = trust
  }

  /// Returns whether the certificate of a host is accepted without checks.
  package func trusts(_ host: String) -> Bool {
    switch trust {
    case .all: true
    case .hosts(let hosts): hosts.contains(host.lowercased())
    }
  }

  /// Whether there are cookies, header fields or a credential, which require a page with a host.
  package var needsHost: Bool { !cookies.isEmpty || !headers.isEmpty || credential != nil }
}

extension PageSource {
  /// The URL of a page on the web; `nil` for other pages.
  package var webURL: URL? {
    guard case .web(let url) = place, ["http", "https"].contains(url.scheme?.lowercased() ?? "")
    else { return nil }
    return url
  }
}
