import Foundation
import Synchronization
import WebEngine

/// Touches and keys.
extension FakeWebPage {
  func touch(_ touch: PageTouch) async throws(WebEngineError) -> PageTouch.Response {
    try note(.touch(touch))
    return state.withLock { $0.touchResponses.isEmpty ? .init() : $0.touchResponses.removeFirst() }
  }

  /// Sets the page's responses to the next touches, one for each event.
  func respondToTouches(with responses: [PageTouch.Response]) {
    state.withLock { $0.touchResponses = responses }
  }

  func type(_ key: PageKey) async throws(WebEngineError) { try note(.type(key)) }

  /// Sets what a touch means everywhere in the page.
  func setBlock(_ block: CGRect?) { state.withLock { $0.block = block } }

  func block(at point: CGPoint) async throws(WebEngineError) -> CGRect? {
    try note(.block(point))
    return state.withLock { $0.block }
  }

  func fillFields(with contents: String) async throws(WebEngineError) {
    try note(.fillFields(contents))
  }

  func endEditing() async throws(WebEngineError) { try note(.endEditing) }
}
