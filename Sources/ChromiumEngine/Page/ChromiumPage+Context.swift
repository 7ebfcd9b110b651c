import Foundation
import WebEngine

extension ChromiumPage: ScriptedPage {
  var secret: String { scripting.secret }

  func frame(_ identifier: String) -> PageFrame { policy.frame(identifier, main: target) }

  func document(of frame: String) -> URL? { policy.document(of: frame) }

  func origin(of frame: String) -> String? { policy.origin(of: frame) }

  var observers: [ScriptContexts.Context] { scripting.contexts.observers }

  func observer(of frame: String) -> ScriptContexts.Context? {
    scripting.contexts.observer(of: frame)
  }

  func context(_ number: Int) -> ScriptContexts.Context? { scripting.contexts[number] }
}
