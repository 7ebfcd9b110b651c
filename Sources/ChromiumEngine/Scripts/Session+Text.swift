import Foundation
import WebEngine

extension Session {
  /// Returns the text of an object of the page, as WebKit reports of a thrown one (W296).
  ///
  /// - Parameter completion: Called with the text, or with `nil` when the page does not respond now.
  func text(
    of object: String, completion: @escaping @Sendable (String?) -> Void
  ) {
    struct Answer: Decodable {
      struct Remote: Decodable { let value: String? }
      let result: Remote
    }
    let parameters: JSON = [
      "objectId": .string(object), "returnByValue": true, "silent": true,
      "functionDeclaration": "function() { try { return `${this}` } catch { return '' } }",
    ]
    connection.post(
      "Runtime.callFunctionOn", parameters, session: identifier, linger: { completion(nil) }
    ) { answer in
      let message = try? answer.get()
      completion(
        (try? message?.result(Answer.self, of: "Runtime.callFunctionOn"))?.result.value)
    }
    connection.send(
      "Runtime.releaseObject", ["objectId": .string(object)], session: identifier)
  }
}
