import Foundation
import WebEngine

/// Touches, keys and form fields.
@PageActor
final class InputController {
  /// The offset added to touch timestamps so that a gesture begins now, in seconds.
  private var clockOffset: TimeInterval = 0
  private unowned let page: any PageContext

  init(page: any PageContext) {
    self.page = page
  }

  /// Dispatches a touch event; after a tap returns when the page clicked, or does not click.
  func dispatch(_ touch: PageTouch) async throws(WebEngineError) -> PageTouch.Response {
    try page.checkOpen()
    var answer = PageTouch.Response()
    if touch.phase == .began, touch.touches.count == 1, let point = touch.touches.first?.location {
      answer.directions = await directions(at: point)
      clockOffset = Date().timeIntervalSince1970 - touch.time
    }
    let type: String
    switch touch.phase {
    case .began: type = "touchStart"
    case .moved: type = "touchMove"
    // Only the last touch ends with `touchEnd`; one of several ends where a move omits it.
    case .ended: type = touch.touches.isEmpty ? "touchEnd" : "touchMove"
    case .cancelled: type = "touchCancel"
    }
    let isLast = type == "touchEnd" || type == "touchCancel"
    let points = (isLast ? [] : touch.touches).map { point -> JSON in
      [
        "x": .number(point.location.x), "y": .number(point.location.y),
        "id": .integer(point.identifier),
      ]
    }
    // Blink clicks after the touch ends. Listened for before, so that the click cannot be missed.
    let page = page
    let isOver =
      type == "touchEnd"
      ? Task {
        await afterTouch(isTap: touch.isTap)
        // An error ends this call before the task.
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
      // A dialog that the page waits for, or a script without end: the touch was dispatched.
    }
    await isOver?.value
    if touch.phase == .began || touch.phase == .moved {
      answer.isPrevented =
        (try? await page.askWorld("fanlight.isPrevented()", as: Bool.self, timeout: .seconds(1)))
        ?? false
    }
    await page.catchUp()
    return answer
  }

  /// Fills the fields of forms with contents that the observer reported.
  func fillFields(with contents: String) async throws(WebEngineError) {
    try page.checkOpen()
    page.tellWorld("fanlight.fill(\(JSON.string(contents).text))")
  }

  /// The gestures at a point, in CSS pixels of the viewport, that the page handles itself.
  private func directions(at point: CGPoint) async -> Set<PageTouch.Direction> {
    let directions = try? await page.askWorld(
      "fanlight.ways(\(point.x), \(point.y))", as: [PageTouch.Direction].self, timeout: .seconds(1))
    return Set(directions ?? [])
  }

  /// Waits for the click of a tap, or prevents the click after another gesture.
  private func afterTouch(isTap: Bool) async {
    _ = try? await page.askWorld(
      "fanlight.touched(\(isTap))", as: Bool.self, timeout: .seconds(1))
  }

  /// Returns the block at a point, in CSS pixels of the document.
  func block(at point: CGPoint) async throws(WebEngineError) -> CGRect? {
    let answer = try await page.askWorld(
      "[fanlight.block(\(point.x), \(point.y))]", as: [[Double]?].self)
    guard let box = answer.first ?? nil, box.count == 4 else { return nil }
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
  /// Of nested frames only the outermost one's position is known.
  func didFocus(inSubframe focus: PageFocus?) async {
    guard var focus else { return page.emit([.document(.focusChanged(nil))]) }
    let origin = try? await page.askWorld(
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

  /// Takes the focus from the element that has it.
  func endEditing() async throws(WebEngineError) {
    try page.checkOpen()
    page.tellWorld("document.activeElement?.blur?.()")
  }
}
