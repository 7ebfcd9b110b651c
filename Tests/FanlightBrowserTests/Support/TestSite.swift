import Foundation
import LoopbackServer

/// Pages of a small site, which no cache keeps.
enum TestSite {
  /// A page that says its name and leads to others.
  static func page(
    _ name: String, _ body: String = "", viewport: String = "width=device-width"
  ) -> LoopbackServer.Response {
    response(document(name, body, viewport: viewport))
  }

  /// The text of such a page.
  static func document(
    _ name: String, _ body: String = "", viewport: String = "width=device-width"
  ) -> String {
    """
    <!doctype html><meta name=viewport content='\(viewport)'><title>\(name)</title>
    <body style='margin:0'><h1>\(name)</h1>\(body)
    """
  }

  /// A document that is fetched again each time.
  static func response(_ html: String) -> LoopbackServer.Response {
    .response(
      "200 OK", headers: ["Content-Type: text/html; charset=utf-8", "Cache-Control: no-store"],
      body: html)
  }

  /// A link that a touch finds.
  static func link(_ id: String, _ address: String, _ more: String = "") -> String {
    "<p><a id=\(id) href='\(address)' \(more) style='font-size:40px'>\(id)</a></p>"
  }

  /// A to B to C.
  static let chain: [String: LoopbackServer.Response] = [
    "/a": page("A", link("b", "/b")), "/b": page("B", link("c", "/c")), "/c": page("C"),
  ]

  /// The same, of pages that Chromium does not keep for when somebody comes back.
  static let forgottenChain = chain.mapValues { response in
    guard case .response(_, _, let html) = response else { return response }
    return Self.response(html + "<script>addEventListener('unload', () => {})</script>")
  }
}
