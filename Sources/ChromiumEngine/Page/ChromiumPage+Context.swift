import Foundation
import WebEngine

extension ChromiumPage: ScriptedPage, CapturePage {
  var secret: String { scripting.secret }

  func frame(_ identifier: String) -> PageFrame { policy.frame(identifier, main: target) }

  func document(of frame: String) -> URL? { policy.document(of: frame) }

  func origin(of frame: String) -> String? { policy.origin(of: frame) }

  func askWorld<V: Decodable>(
    _ expression: String, as type: V.Type, timeout: Duration?
  ) async throws(WebEngineError) -> V {
    try await observer.evaluate(expression, as: type, timeout: timeout)
  }

  func tellWorld(_ expression: String) { observer.send(expression) }

  var viewport: PageViewport { viewportController.viewport }

  var isDark: Bool { viewport.isDark }

  var emulatedMedia: JSON { settings.emulatedMedia }

  func emulatedMedia(_ mediaType: String) -> JSON { settings.emulatedMedia(mediaType) }

  var observerContext: String? { observer.context }

  var observers: [ScriptContexts.Context] { scripting.contexts.observers }

  func observer(of frame: String) -> ScriptContexts.Context? {
    scripting.contexts.observer(of: frame)
  }

  func context(_ number: Int) -> ScriptContexts.Context? { scripting.contexts[number] }
}
