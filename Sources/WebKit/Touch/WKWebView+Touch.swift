import Foundation
import UIKit
import WebEngine

extension WKWebView {
  /// Forwards touches to the page, with the gesture that was recognized.
  func forward(
    _ touches: Set<UITouch>, _ phase: PageTouch.Phase, as gesture: TouchSequence.Gesture
  ) {
    guard let connection, connection.isOpen, documentState.hasBegun else { return }
    let scale = pageScale
    let isFirst = phase == .began && input.touches.isEmpty
    let sequence = (isFirst ? nil : input.touchSequence) ?? makeTouchSequence()
    input.touchSequence = sequence
    let changes = touches.map { touch in
      let location = touch.location(in: self)
      return TouchState.Change(
        touch: ObjectIdentifier(touch), viewLocation: location,
        location: CGPoint(
          x: (location.x + sequence.viewportOffset.x) / scale,
          y: (location.y + sequence.viewportOffset.y) / scale),
        time: touch.timestamp)
    }
    guard let event = input.touches.handle(changes, phase) else { return }
    if case .scroll = gesture, !sequence.hasScrolled, sequence.owner == .undecided {
      sequence.hasScrolled = true
      input.undecidedScrolls += 1
    }
    connection.send(.input) { [weak self] _ in
      // The page closed, perhaps before it received the touch: the view owns the touches.
      if sequence.assignToView() { self?.didDecideOwner(of: sequence) }
    } _: { [weak self] page throws(WebEngineError) in
      try await self?.send(event, gesture, of: sequence, to: page)
    }
  }

  private func makeTouchSequence() -> TouchSequence {
    let (offset, scale) = (pageScrollView.contentOffset, pageScale)
    let origin = contentView.frame.origin
    return TouchSequence(
      start: offset,
      viewportOffset: CGPoint(
        x: offset.x - origin.x - documentState.scrollOffset.x * scale,
        y: offset.y - origin.y - documentState.scrollOffset.y * scale))
  }

  private func send(
    _ event: PageTouch, _ gesture: TouchSequence.Gesture, of sequence: TouchSequence,
    to page: any WebPage
  ) async throws(WebEngineError) {
    guard sequence.owner == .undecided else {
      return try await sequence.send(event, gesture, to: page)
    }
    defer { if sequence.owner != .undecided { didDecideOwner(of: sequence) } }
    try await sequence.send(event, gesture, to: page)
  }

  /// Updates the page's scroll position, or restores the content offset if the page owns the touches.
  private func didDecideOwner(of sequence: TouchSequence) {
    if sequence.hasScrolled { input.undecidedScrolls -= 1 }
    if sequence.owner == .page {
      let pan = pageScrollView.panGestureRecognizer
      if input.touchSequence === sequence, pan.isEnabled, pan.numberOfTouches > 0 {
        // Disabling a recognizer cancels its touches.
        pan.isEnabled = false
        pan.isEnabled = true
      }
      if sequence.hasScrolled { pageScrollView.setContentOffset(sequence.start, animated: false) }
    }
    if sequence.hasScrolled { updatePage() }
  }

  // MARK: Keys

  /// Handles a change of the page's focused editable element; `nil` if there is none.
  ///
  /// The keyboard appears after a user gesture, not for a script alone.
  func focusDidChange(_ focus: PageFocus?) {
    guard focus != documentState.focus else { return }
    if let focus, !focus.hasUserGesture, documentState.focus == nil { return }
    documentState.focus = focus
    contentView.keyboardTraits = focus.map(KeyboardTraits.init) ?? KeyboardTraits()
    if focus != nil {
      if contentView.isFirstResponder { contentView.reloadInputViews() }
      _ = contentView.becomeFirstResponder()
    } else if contentView.isFirstResponder {
      _ = contentView.resignFirstResponder()
    }
  }

  /// Dismisses the keyboard when the document of the focused element is replaced.
  func endEditingOfLastDocument() {
    if contentView.isFirstResponder { _ = contentView.resignFirstResponder() }
  }

  /// Removes the focus of the page's element when the keyboard is dismissed.
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
