import EngineSupport
import Foundation
import WebEngine

extension Session {
  /// Converts an object of the page to a string, as WebKit does for a thrown object (W296).
  ///
  /// - Parameter completion: Called with the string; with `nil` if the page does not respond.
  func text(
    of object: String, completion: @escaping @Sendable (String?) -> Void
  ) {
    struct CallResult: Decodable {
      struct RemoteObject: Decodable { let value: String? }
      let result: RemoteObject
    }
    let parameters: JSON = [
      "objectId": .string(object), "returnByValue": true, "silent": true,
      "functionDeclaration": "function() { try { return `${this}` } catch { return '' } }",
    ]
    connection.post(
      "Runtime.callFunctionOn", parameters, session: identifier, didDefer: { completion(nil) }
    ) { response in
      let message = try? response.get()
      completion(
        (try? message?.result(CallResult.self, of: "Runtime.callFunctionOn"))?.result.value)
    }
    connection.send(
      "Runtime.releaseObject", ["objectId": .string(object)], session: identifier)
  }
}
