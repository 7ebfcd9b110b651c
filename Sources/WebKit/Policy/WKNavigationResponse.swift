public import Foundation
public import FoundationNetworking
import WebEngine

/// A server's answer that is about to become a document.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// The answer; an `HTTPURLResponse` where it came over HTTP.
  public let response: URLResponse
  /// Whether the main frame is to show it (W162).
  public let isForMainFrame: Bool
  /// Whether a web view can show its media type.
  public let canShowMIMEType: Bool

  init(_ answer: NavigationAnswer) {
    response = Self.response(answer)
    isForMainFrame = answer.frame.isMain
    canShowMIMEType = answer.canShow
    super.init()
  }

  private static func response(_ answer: NavigationAnswer) -> URLResponse {
    var fields: [String: String] = [:]
    for header in answer.headers {
      // Fields of one name are one field, as in the answers of URLSession.
      fields[header.name] = fields[header.name].map { "\($0), \(header.value)" } ?? header.value
    }
    let isHTTP = ["http", "https"].contains(answer.url.scheme?.lowercased() ?? "")
    if isHTTP,
      let response = HTTPURLResponse(
        url: answer.url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: fields)
    {
      return response
    }
    return URLResponse(
      url: answer.url, mimeType: answer.mediaType, expectedContentLength: -1,
      textEncodingName: nil)
  }
}
