import EngineSupport
import Foundation
import WebEngine

/// Dispatches input to a page: touches, keys and the state of form controls.
@PageActor
final class InputController {
  /// The offset that is added to touch timestamps so that a gesture begins at the current time, in seconds.
  private var clockOffset: TimeInterval = 0
  private unowned let page: any PageContext

  init(page: any PageContext) {
    self.page = page
  }

  /// Dispatches a touch event.
  ///
  /// For the end of a tap, it returns after the page dispatched the click or prevented it.
  func dispatch(_ touch: PageTouch) async throws(WebEngineError) -> PageTouch.Response {
    try page.checkOpen()
    var response = PageTouch.Response()
    if touch.phase == .began, touch.touches.count == 1, let point = touch.touches.first?.location {
      response.directions = await directions(at: point)
      clockOffset = Date().timeIntervalSince1970 - touch.time
    }
    let type: String
    switch touch.phase {
    case .began: type = "touchStart"
    case .moved: type = "touchMove"
    // `touchEnd` ends all touches; one of several ends when a `touchMove` omits it.
    case .ended: type = touch.touches.isEmpty ? "touchEnd" : "touchMove"
    // Chromium cancels all touches together; one of several ends.
    case .cancelled: type = touch.touches.isEmpty ? "touchCancel" : "touchMove"
    }
    let isLast = type == "touchEnd" || type == "touchCancel"
    let points = (isLast ? [] : touch.touches).map { point -> JSON in
      [
        "x": .number(point.location.x), "y": .number(point.location.y),
        "id": .integer(point.identifier),
      ]
    }
    // Blink dispatches the click after `touchend`; listening starts before, so that none is missed.
    let page = page
    let click =
      type == "touchEnd"
      ? Task {
        await afterTouch(isTap: touch.isTap)
        // The task may outlive this call after an error.
        withExtendedLifetime(page) {}
      } : nil
    await Task.yield()
    do throws(WebEngineError) {
      try await page.session.call(
        "Input.dispatchTouchEvent",
        [
          "type": .string(type), "touchPoints": .array(points),
          "timestamp": .number(clockOffset + touch.time),
        ],
        timeout: .seconds(5))
    } catch  where error.code == .timedOut {
      // The touch was dispatched, but a dialog or an endless script blocks the page.
    }
    await click?.value
    if touch.phase == .began || touch.phase == .moved {
      response.isPrevented =
        (try? await page.evaluateInObserver(
          "fanlight.isPrevented()", as: Bool.self, timeout: .seconds(1)))
        ?? false
    }
    await page.waitUntilEventsAreReported()
    return response
  }

  /// Restores the state of form controls that the observer reported.
  func fillFields(with contents: String) async throws(WebEngineError) {
    try page.checkOpen()
    page.sendToObserver("fanlight.fill(\(JSON.string(contents).text))")
  }

  /// Returns the directions in which the page handles a pan from a point itself.
  ///
  /// - Parameter point: A point in the viewport, in CSS pixels.
  private func directions(at point: CGPoint) async -> Set<PageTouch.Direction> {
    let directions = try? await page.evaluateInObserver(
      "fanlight.ways(\(point.x), \(point.y))", as: [PageTouch.Direction].self, timeout: .seconds(1))
    return Set(directions ?? [])
  }

  /// Waits for the click of a tap, or prevents the click of another gesture.
  private func afterTouch(isTap: Bool) async {
    _ = try? await page.evaluateInObserver(
      "fanlight.touched(\(isTap))", as: Bool.self, timeout: .seconds(1))
  }

  /// Returns the frame of the block at a point, both in CSS pixels of the document.
  func block(at point: CGPoint) async throws(WebEngineError) -> CGRect? {
    let result = try await page.evaluateInObserver(
      "[fanlight.block(\(point.x), \(point.y))]", as: [[Double]?].self)
    guard let box = result.first ?? nil, box.count == 4 else { return nil }
    return CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
  }

  /// Presses a key, or inserts text.
  func insert(_ key: PageKey) async throws(WebEngineError) {
    try page.checkOpen()
    switch key {
    case .text(let text):
      guard text.unicodeScalars.count == 1 else {
        return try await page.session.call("Input.insertText", ["text": .string(text)])
      }
      try await press([
        "key": .string(text), "text": .string(text), "unmodifiedText": .string(text),
      ])
    case .enter:
      try await press([
        "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r",
        "unmodifiedText": "\r",
      ])
    case .backspace:
      try await press(["key": "Backspace", "code": "Backspace", "windowsVirtualKeyCode": 8])
    }
  }

  /// Reports the focused element of a subframe, in coordinates of the page.
  ///
  /// Only the position of the outermost frame is known.
  func didFocus(inSubframe focus: PageFocus?) async {
    guard var focus else { return page.emit([.document(.focusChanged(nil))]) }
    let origin = try? await page.evaluateInObserver(
      "fanlight.focusedFrame()", as: [Double].self, timeout: .seconds(1))
    if let origin, origin.count == 2 {
      focus.frame = focus.frame.offsetBy(dx: origin[0], dy: origin[1])
    }
    page.emit([.document(.focusChanged(focus))])
  }

  private func press(_ key: [String: JSON]) async throws(WebEngineError) {
    var down = key
    down["type"] = "keyDown"
    var up = key
    up["type"] = "keyUp"
    up["text"] = nil
    try await page.session.callAll([
      .init("Input.dispatchKeyEvent", .object(down)), .init("Input.dispatchKeyEvent", .object(up)),
    ])
  }

  /// Removes the focus from the focused element.
  func endEditing() async throws(WebEngineError) {
    try page.checkOpen()
    page.sendToObserver("document.activeElement?.blur?.()")
  }
}
