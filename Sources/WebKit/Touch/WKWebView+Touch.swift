import Foundation
import UIKit
import WebEngine

extension WKWebView {
  /// Fingers on the page, and what they are found to mean.
  func forward(
    _ touches: Set<UITouch>, _ phase: PageTouch.Phase, as meaning: TouchSequence.Meaning
  ) {
    guard let connection, connection.isOpen, documentState.hasBegun else { return }
    let scale = pageScale
    let isFirst = phase == .began && touch.isNone
    let sequence = (isFirst ? nil : touchSequence) ?? makeTouchSequence()
    touchSequence = sequence
    let changes = touches.map { touch in
      let place = touch.location(in: self)
      return TouchState.Change(
        touch: ObjectIdentifier(touch), place: place,
        location: CGPoint(
          x: (place.x + sequence.way.x) / scale, y: (place.y + sequence.way.y) / scale),
        time: touch.timestamp)
    }
    guard let event = touch.take(changes, phase) else { return }
    if case .scroll = meaning, !sequence.hasScrolled, sequence.owner == .undecided {
      sequence.hasScrolled = true
      undecidedScrolls += 1
    }
    connection.send(.input) { [weak self] _ in
      // The page is gone, perhaps before it heard of the finger: the view goes on alone.
      if sequence.giveUp() { self?.ownerIsKnown(of: sequence) }
    } _: { [weak self] page throws(WebEngineError) in
      try await self?.bring(event, meaning, of: sequence, to: page)
    }
  }

  private func makeTouchSequence() -> TouchSequence {
    let (offset, scale) = (pageScrollView.contentOffset, pageScale)
    let origin = contentView.frame.origin
    return TouchSequence(
      start: offset,
      way: CGPoint(
        x: offset.x - origin.x - documentState.scrollOffset.x * scale,
        y: offset.y - origin.y - documentState.scrollOffset.y * scale))
  }

  private func bring(
    _ event: PageTouch, _ meaning: TouchSequence.Meaning, of sequence: TouchSequence,
    to page: any WebPage
  ) async throws(WebEngineError) {
    guard sequence.owner == .undecided else {
      return try await sequence.bring(event, meaning, to: page)
    }
    defer { if sequence.owner != .undecided { ownerIsKnown(of: sequence) } }
    try await sequence.bring(event, meaning, to: page)
  }

  /// What the view has scrolled is told to the page, or taken back where the finger is the page's.
  private func ownerIsKnown(of sequence: TouchSequence) {
    if sequence.hasScrolled { undecidedScrolls -= 1 }
    if sequence.owner == .page {
      let pan = pageScrollView.panGestureRecognizer
      if touchSequence === sequence, pan.isEnabled, pan.numberOfTouches > 0 {
        // Switching a recognizer off and on makes it forget its fingers.
        pan.isEnabled = false
        pan.isEnabled = true
      }
      if sequence.hasScrolled { pageScrollView.setContentOffset(sequence.start, animated: false) }
    }
    if sequence.hasScrolled { updatePage() }
  }

  // MARK: Keys

  /// Something in the page takes text now, or nothing any more.
  ///
  /// The keyboard comes for what its user touched, not for what a script alone chose.
  func focusDidChange(_ focus: PageFocus?) {
    guard focus != documentState.focus else { return }
    if let focus, !focus.isByUser, documentState.focus == nil { return }
    documentState.focus = focus
    if focus != nil {
      _ = contentView.becomeFirstResponder()
    } else if contentView.isFirstResponder {
      _ = contentView.resignFirstResponder()
    }
  }

  /// The document whose element took text is gone, and the keyboard goes with it.
  func endEditingOfLastDocument() {
    if contentView.isFirstResponder { _ = contentView.resignFirstResponder() }
  }

  /// The keyboard was put away: the page's element has the focus no more.
  func endEditing() {
    guard documentState.focus != nil else { return }
    documentState.focus = nil
    connection?.send(.input) { page throws(WebEngineError) in try await page.endEditing() }
  }

  func insertText(_ text: String) {
    documentState.focus?.hasText = true
    send(text == "\n" ? .enter : .text(text))
  }

  func send(_ key: PageKey) {
    guard documentState.focus != nil, let connection else { return }
    connection.send(.input) { page throws(WebEngineError) in try await page.type(key) }
  }
}
