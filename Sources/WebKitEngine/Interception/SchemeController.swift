import EngineSupport
import Foundation
import WebEngine

/// Forwards requests for URLs of the app's schemes to the app.
@PageActor
final class SchemeController {
  private var open: Set<Int> = []
  private unowned let page: any PageContext

  init(page: any PageContext) {
    self.page = page
  }

  private struct Request: Decodable {
    let request: Int
    let url: String
    let method: String
    let headers: [[String]]
    let body: Data?
  }

  /// Handles a request for a URL of one of the schemes.
  func handle(_ message: HelperMessage) {
    guard let event = message.parameters(Request.self), let url = URL(address: event.url) else {
      return
    }
    open.insert(event.request)
    let fields = Dictionary(
      event.headers.filter { $0.count == 2 }.map { ($0[0], $0[1]) }
    ) { $0 + ", " + $1 }
    page.emit([
      .resource(
        .schemeRequest(
          SchemeRequest(
            identifier: event.request, url: url, method: event.method, headers: fields,
            body: event.body)))
    ])
  }

  /// Continues the response to a request; ignored if the request has ended.
  func respond(to request: Int, with part: SchemeResponsePart) {
    guard open.contains(request) else { return }
    var parameters: [String: JSON] = ["request": .integer(request)]
    switch part {
    case .begin(let response):
      parameters["status"] = .integer(response.status)
      parameters["headers"] = .array(
        response.headers.map { [.string($0.name), .string($0.value)] })
      parameters["body"] = .string(response.body.base64EncodedString())
    case .more(let data): parameters["body"] = .string(data.base64EncodedString())
    case .end:
      open.remove(request)
      parameters["isEnd"] = true
    case .fail(let kind):
      open.remove(request)
      parameters["error"] = .string(Self.text(of: kind))
    }
    page.helper.connection.send("Scheme.respond", parameters)
  }

  private static func text(of kind: PageFailure.Kind) -> String {
    if case .program(_, _, let message) = kind { return message }
    return "\(kind)"
  }
}
