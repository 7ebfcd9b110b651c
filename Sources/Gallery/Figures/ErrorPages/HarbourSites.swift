import Foundation
import LoopbackServer

/// Two sites on this machine: a harbor's, and a social network's, whose Like button the first
/// embeds.
///
/// A real server is behind them, so that there are hosts, redirects, and a connection that can be
/// lost. Names below `localhost` resolve to this machine everywhere (RFC 6761).
struct HarbourSites {
  private let server: LoopbackServer

  /// Starts the server of both sites.
  init() throws {
    server = try LoopbackServer { path in Self.response(path) }
  }

  /// Returns the URL of a page of the harbor's site.
  func url(_ path: String) -> URL { Self.url("http://harbour.localhost:\(server.port)\(path)") }

  /// Returns the URL of a page of the social site.
  func socialURL(_ path: String) -> URL {
    Self.url("http://social.localhost:\(server.port)\(path)")
  }

  /// Stops the server of both sites, so that connections are refused.
  func stop() { server.stop() }

  /// Restarts the server on the same port.
  func start() throws { try server.start() }

  private static func url(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("\(text) is no URL") }
    return url
  }

  private static func response(_ path: String) -> LoopbackServer.Response? {
    switch path {
    case "/tides":
      return .when { request in
        .page(
          HarbourPage.html(
            "Tides",
            """
            <p>High water at 6:12 and 18:40.</p>
            <iframe src="\(social(request))/like"></iframe>
            <p><a id="weather" href="/weather">The weather</a></p>
            <p><a id="away" href="\(social(request))/harbour">We are on Social</a></p>
            <p><a id="old" href="/old">Our guest book has moved</a></p>
            <p><a id="blank" href="/weather" target="_blank">The weather, in a new window</a></p>
            """, style: "iframe { border: 0; width: 132px; height: 44px }"))
      }
    case "/weather": return .page(HarbourPage.html("Weather", "<p>Wind from the west, 4.</p>"))
    case "/ferries": return .page(HarbourPage.html("Ferries", "<p>To the island at 9 and 15.</p>"))
    case "/old": return .when { .redirect("\(social($0))/guests") }
    case "/like":
      return .page(
        """
        <!DOCTYPE html><meta charset="utf-8"><title>Like</title>
        <style>body { margin: 0 } button { font: bold 17px -apple-system; color: #fff;
          background: #1877f2; border: 0; border-radius: 8px; height: 40px; width: 128px }</style>
        <button>Like · 12</button>
        """)
    default: return nil
    }
  }

  /// Returns the social site's URL, with the port from a request's `Host` header.
  private static func social(_ request: String) -> String {
    let port =
      request.split(separator: "Host: harbour.localhost:").last?.prefix { $0.isNumber } ?? ""
    return "http://social.localhost:\(port)"
  }
}
