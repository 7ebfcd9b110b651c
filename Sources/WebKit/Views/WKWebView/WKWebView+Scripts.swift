import Foundation
import WebEngine

extension WKWebView {
  func run(
    _ script: String, completion: (@MainActor @Sendable (Any?, (any Error)?) -> Void)?
  ) {
    Task {
      do {
        let value = try await run(script)
        completion?(value, nil)
      } catch {
        completion?(nil, error)
      }
    }
  }

  func run(_ script: String) async throws(WKError) -> Any? {
    guard let connection = openConnection() else {
      throw WKError(
        .webContentProcessTerminated,
        message: "The script was not run: no page engine was set up for web views.")
    }
    do {
      return ScriptResult.object(try await connection.evaluate(script))
    } catch {
      throw ScriptResult.error(error)
    }
  }
}
