import Foundation
import WebEngine

extension ChromiumPage {
  func touch(_ touch: PageTouch) async throws(WebEngineError) -> PageTouch.Answer {
    try checkOpen()
    var answer = PageTouch.Answer()
    if touch.phase == .began, touch.fingers.count == 1, let place = touch.fingers.first?.location {
      answer.ways = await ways(at: place)
      touchClock = Date().timeIntervalSince1970 - touch.time
    }
    let type: String
    switch touch.phase {
    case .began: type = "touchStart"
    case .moved: type = "touchMove"
    // The end is that of all fingers; one of several is lifted by leaving it out of a move.
    case .ended: type = touch.fingers.isEmpty ? "touchEnd" : "touchMove"
    case .cancelled: type = "touchCancel"
    }
    let isLast = type == "touchEnd" || type == "touchCancel"
    let points = (isLast ? [] : touch.fingers).map { finger -> JSON in
      [
        "x": .number(finger.location.x), "y": .number(finger.location.y),
        "id": .integer(finger.identifier),
      ]
    }
    // A click follows the end of a touch by itself. Asked for before, so that it cannot be missed.
    let isOver = type == "touchEnd" ? Task { await afterTouch(isTap: touch.isTap) } : nil
    await Task.yield()
    do throws(WebEngineError) {
      try await session.call(
        "Input.dispatchTouchEvent",
        [
          "type": .string(type), "touchPoints": .array(points),
          "timestamp": .number(touchClock + touch.time),
        ],
        timeout: .seconds(5))
    } catch  where error.code == .timedOut {
      // A panel that the page waits for, or a script without end: the finger has been there.
    }
    await isOver?.value
    if touch.phase == .began || touch.phase == .moved {
      answer.isPrevented =
        (try? await askWorld("fanlight.isPrevented()", as: Bool.self, timeout: .seconds(1)))
        ?? false
    }
    await catchUp()
    return answer
  }

  func fillFields(with contents: String) async throws(WebEngineError) {
    try checkOpen()
    tellWorld("fanlight.fill(\(JSON.string(contents).text))")
  }

  /// The ways in which a finger at a place, in CSS pixels of the viewport, is the page's own.
  private func ways(at place: CGPoint) async -> Set<PageTouch.Way> {
    let words = try? await askWorld(
      "fanlight.ways(\(place.x), \(place.y))", as: [PageTouch.Way].self, timeout: .seconds(1))
    return Set(words ?? [])
  }

  /// Waits for the click of a tap, or keeps the page from clicking after something else.
  private func afterTouch(isTap: Bool) async {
    _ = try? await askWorld(
      "fanlight.touched(\(isTap))", as: Bool.self, timeout: .seconds(1))
  }

  func block(at point: CGPoint) async throws(WebEngineError) -> CGRect? {
    let answer = try await askWorld(
      "[fanlight.block(\(point.x), \(point.y))]", as: [[Double]?].self)
    guard let box = answer.first ?? nil, box.count == 4 else { return nil }
    return CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
  }

  func type(_ key: PageKey) async throws(WebEngineError) {
    try checkOpen()
    switch key {
    case .text(let text):
      guard text.unicodeScalars.count == 1 else {
        return try await session.call("Input.insertText", ["text": .string(text)])
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

  /// Something in a frame takes text: its place in the page is the frame's and its own.
  ///
  /// Of frames in frames only the outermost one's place is known.
  func take(focusOfFrame focus: PageFocus?) async {
    guard var focus else { return emit([.document(.focusChanged(nil))]) }
    let place = try? await askWorld(
      "fanlight.focusedFrame()", as: [Double].self, timeout: .seconds(1))
    if let place, place.count == 2 {
      focus.frame = focus.frame.offsetBy(dx: place[0], dy: place[1])
    }
    emit([.document(.focusChanged(focus))])
  }

  private func press(_ key: [String: JSON]) async throws(WebEngineError) {
    var down = key
    down["type"] = "keyDown"
    var up = key
    up["type"] = "keyUp"
    up["text"] = nil
    try await session.callAll([
      .init("Input.dispatchKeyEvent", .object(down)), .init("Input.dispatchKeyEvent", .object(up)),
    ])
  }

  func endEditing() async throws(WebEngineError) {
    try checkOpen()
    tellWorld("document.activeElement?.blur?.()")
  }
}
