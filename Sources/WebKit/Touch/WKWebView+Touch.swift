import Foundation
import UIKit
import WebEngine

extension WKWebView {
  /// Fingers on the page that do not scroll it.
  func forward(_ touches: Set<UITouch>, _ phase: PageTouch.Phase) {
    guard let connection, connection.isOpen, page.hasBegun else { return }
    let scale = pageScale
    let changes = touches.map { touch in
      let place = touch.location(in: contentView)
      return TouchState.Change(
        touch: ObjectIdentifier(touch), place: touch.location(in: self),
        location: CGPoint(
          x: place.x / scale - page.scrollOffset.x, y: place.y / scale - page.scrollOffset.y),
        time: touch.timestamp)
    }
    guard let event = self.touch.take(changes, phase) else { return }
    connection.send(.input) { page throws(WebEngineError) in try await page.touch(event) }
  }

  // MARK: Keys

  /// Something in the page takes text now, or nothing any more.
  ///
  /// The keyboard comes for what its user touched, not for what a script alone chose.
  func focusDidChange(_ focus: PageFocus?) {
    guard focus != page.focus else { return }
    if let focus, !focus.isByUser, page.focus == nil { return }
    page.focus = focus
    if focus != nil {
      _ = contentView.becomeFirstResponder()
    } else if contentView.isFirstResponder {
      _ = contentView.resignFirstResponder()
    }
  }

  /// The keyboard was put away: the page's element has the focus no more.
  func endEditing() {
    guard page.focus != nil else { return }
    page.focus = nil
    connection?.send(.input) { page throws(WebEngineError) in try await page.endEditing() }
  }

  func insertText(_ text: String) {
    page.focus?.hasText = true
    send(text == "\n" ? .enter : .text(text))
  }

  func send(_ key: PageKey) {
    guard page.focus != nil, let connection else { return }
    connection.send(.input) { page throws(WebEngineError) in try await page.type(key) }
  }
}
