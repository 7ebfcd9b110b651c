import Foundation
import WebEngine

/// Requests that pages of the program's schemes make of servers.
///
/// A server that lets such a page read its answers names the page's origin, such as
/// `capacitor://localhost`, which is another one in Chromium (``SchemeMap``).
extension ChromiumPage {
  /// Sends a request with the origin that the page has for the program; false where it has no other.
  func sendFromOutside(_ pause: ProtocolEvents.RequestPaused) -> Bool {
    guard let field = pause.request.headers.first(where: { $0.key.lowercased() == "origin" }),
      let origin = URL(string: field.value)
    else { return false }
    let outside = interception.schemes.outside(origin)
    guard outside != origin else { return false }
    var headers = pause.request.headers
    headers[field.key] = outside.absoluteString
    session.tell(
      "Fetch.continueRequest",
      [
        "requestId": .string(pause.requestId), "interceptResponse": true,
        "headers": .array(
          headers.map { ["name": .string($0.key), "value": .string($0.value)] }),
      ])
    return true
  }

  /// Lets an answer through whose server knows the page by the origin that it has for the program.
  func showInside(_ pause: ProtocolEvents.RequestPaused) -> Bool {
    guard pause.isAnswered, let status = pause.responseStatusCode,
      let origin = pause.request.headers.first(where: { $0.key.lowercased() == "origin" })?.value,
      let inside = URL(string: origin).flatMap(interception.schemes.inside),
      let headers = pause.responseHeaders
    else { return false }
    session.tell(
      "Fetch.continueResponse",
      [
        "requestId": .string(pause.requestId), "responseCode": .integer(status),
        "responseHeaders": .array(
          headers.map { field in
            let isAllowed =
              field.name.lowercased() == "access-control-allow-origin" && field.value == origin
            // An origin is an address without its path.
            let value = isAllowed ? String(inside.absoluteString.dropLast()) : field.value
            return ["name": .string(field.name), "value": .string(value)]
          }),
      ])
    return true
  }
}
