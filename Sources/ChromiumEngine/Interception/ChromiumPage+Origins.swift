import Foundation
import WebEngine

/// Requests that pages of the app's schemes make of servers.
///
/// A server that lets such a page read its answers names the page's origin, such as
/// `capacitor://localhost`, which is another one in Chromium (``SchemeMap``).
extension ChromiumPage {
  /// Sends a request with the origin that the page has for the app; false where it has no other.
  func sendFromOutside(_ pause: ProtocolEvents.RequestPaused) -> Bool {
    guard !interception.schemes.isEmpty, let field = pause.request.field("origin"),
      let origin = URL(address: field.value)
    else { return false }
    let outside = interception.schemes.outside(origin)
    guard outside != origin else { return false }
    var headers = pause.request.headers
    headers[field.name] = outside.absoluteString
    session.send(
      "Fetch.continueRequest",
      [
        "requestId": .string(pause.requestId), "interceptResponse": true,
        "headers": .fields(headers),
      ])
    return true
  }

  /// Lets an answer through whose server knows the page by the origin that it has for the app.
  func showInside(_ pause: ProtocolEvents.RequestPaused) -> Bool {
    guard !interception.schemes.isEmpty, let status = pause.responseStatusCode,
      let origin = pause.request.field("origin")?.value,
      let inside = URL(address: origin).flatMap(interception.schemes.inside)
    else { return false }
    let headers = pause.answerFields().map { field in
      let isAllowed =
        field.name.lowercased() == "access-control-allow-origin" && field.value == origin
      // An origin is an address without its path.
      return isAllowed ? (field.name, String(inside.absoluteString.dropLast())) : field
    }
    session.send(
      "Fetch.continueResponse",
      [
        "requestId": .string(pause.requestId), "responseCode": .integer(status),
        "responseHeaders": .fields(headers),
      ])
    return true
  }
}
