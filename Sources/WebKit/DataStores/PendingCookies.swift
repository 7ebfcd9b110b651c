import WebEngine

/// The cookies of a data store that were set while there was no engine to store them.
@MainActor
final class PendingCookies {
  private(set) var cookies: [PageCookie] = []

  /// Adds a cookie, replacing the one of the same name, domain and path.
  func set(_ cookie: PageCookie) {
    remove(cookie)
    cookies.append(cookie)
  }

  /// Removes the cookie of the same name, domain and path.
  func remove(_ cookie: PageCookie) {
    cookies.removeAll {
      ($0.name, $0.domain, $0.path) == (cookie.name, cookie.domain, cookie.path)
    }
  }

  /// Removes the cookies of some sites, or all of them.
  func removeAll(of sites: Set<String>?) {
    cookies.removeAll { sites?.contains(SiteData.site(of: $0)) ?? true }
  }

  /// Returns the cookies and clears the list.
  func removeAll() -> [PageCookie] {
    defer { cookies = [] }
    return cookies
  }
}
