import Foundation

/// The result of `Fetch.getResponseBody`.
struct ResponseBody: Decodable {
  let body: String
  let base64Encoded: Bool

  /// The body's bytes.
  var data: Data? { base64Encoded ? Data(base64Encoded: body) : Data(body.utf8) }
}
