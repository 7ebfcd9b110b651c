import Foundation
import FoundationNetworking
import WebEngine

extension SchemeResponse {
  /// Creates the engine's response, without a body, from the handler's.
  init(_ response: URLResponse) {
    var headers: [NavigationResponse.Header] = []
    var status = 200
    if let response = response as? HTTPURLResponse {
      status = response.statusCode
      headers = response.allHeaderFields.compactMap { name, value in
        (name as? String).map { NavigationResponse.Header(name: $0, value: "\(value)") }
      }
    }
    let hasType = headers.contains { $0.name.lowercased() == "content-type" }
    if !hasType, let type = response.mimeType {
      let encoding = response.textEncodingName.map { "; charset=\($0)" } ?? ""
      headers.append(.init(name: "Content-Type", value: type + encoding))
    }
    self.init(status: status, headers: headers, body: Data())
  }
}
