import Foundation
import Synchronization
import WebEngine

/// Touches and keys.
extension FakeWebPage {
  func touch(_ touch: PageTouch) async throws(WebEngineError) -> PageTouch.Response {
    try note(.touch(touch))
    return state.withLock { $0.touchAnswers.isEmpty ? .init() : $0.touchAnswers.removeFirst() }
  }

  /// Sets what the page makes of the next touches, one answer for each event.
  func answerTouches(with answers: [PageTouch.Response]) {
    state.withLock { $0.touchAnswers = answers }
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
