import AuditRules
import CoreGraphics
import PageHosts
import ScreenObstructions
import Simulator
import UIKit
import WebEngine
import WebKit

extension AuditTab {
  /// Taps a field as a user does, and measures where its caret is once the keyboard has come up.
  ///
  /// - Parameters:
  ///   - field: The number of the field's element.
  ///   - isPinned: Whether the field stays in place when the document scrolls.
  /// - Returns: `nil` for a field that cannot be tapped or brings no keyboard up.
  func keyboard(overField field: Int, isPinned: Bool) async throws -> AuditRules.Keyboard? {
    guard let shown = try await read(field: field, "show"), shown.hit else { return nil }
    _ = try await run.webView.measure()
    let scale = run.webView.pageViewport.scale
    var layout = layoutViewport
    let middle = windowRect(shown.rect, scrolled: shown.scroll, scale: scale).center
    guard canTap(middle) else { return nil }
    run.simulator.tap(at: CGPoint(x: middle.x, y: middle.y))
    defer { run.simulator.hideKeyboard() }
    guard try await showsKeyboard() else { return nil }
    try await settle(field)
    guard let frame = run.simulator.keyboardFrame,
      let focused = try await read(field: field, "caret"), focused.focused,
      let element = try await describe([field]).first ?? nil
    else { return nil }
    var caret = windowRect(focused.caret, scrolled: focused.scroll, scale: scale)
    if isPinned {
      layout.contain(visualViewport(above: frame))
      caret = Rect(
        x: caret.x, y: webViewFrame.minY + layout.top - offset.y + focused.caret.y * scale,
        width: caret.width, height: caret.height)
    }
    return AuditRules.Keyboard(
      rect: Rect(frame),
      field: Element(
        frame: element.frames, path: element.path, text: element.text, role: element.role),
      caret: caret)
  }

  /// Waits until the page has responded to the keyboard: until nothing moves from one response to the next.
  ///
  /// The reveal is an animation; a page may scroll or lay itself out again in its course.
  private func settle(_ field: Int) async throws {
    var last: (reading: FieldReading?, offset: CGPoint)?
    for _ in 0..<Self.responseLimit {
      run.simulator.settle()
      await run.webView.idle()
      let reading = try await read(field: field, "caret")
      _ = try await run.webView.measure()
      if let last, last.reading == reading, last.offset == offset { return }
      last = (reading, offset)
    }
  }

  private func read(field: Int, _ step: String) async throws -> FieldReading? {
    try await call(AuditScript.fields.text + "(\(field), \"\(step)\")")
  }

  /// Waits until the keyboard is up: the page has to report its focus first.
  private func showsKeyboard() async throws -> Bool {
    let end = ContinuousClock.now + Self.focusTime
    while run.simulator.keyboardFrame == nil, ContinuousClock.now < end {
      await run.webView.idle()
      try await Task.sleep(for: .milliseconds(20))
    }
    return run.simulator.keyboardFrame != nil
  }

  /// Whether a touch at a point of the screen reaches the page.
  private func canTap(_ point: Point) -> Bool {
    Rect(webViewFrame).contains(point)
      && !run.obstructions.contains { $0.takesTouches && $0.contains(point) }
  }

  // MARK: Coordinates

  private var webViewFrame: CGRect { run.webView.convert(run.webView.bounds, to: nil) }

  private var offset: CGPoint { run.webView.scrollView.contentOffset }

  /// Where a rectangle of the page's window is on the screen.
  private func windowRect(
    _ rect: RectangleReading, scrolled scroll: [Double], scale: Double
  ) -> Rect {
    let (x, y) = (rect.x + (scroll.first ?? 0), rect.y + (scroll.last ?? 0))
    return Rect(
      x: webViewFrame.minX + x * scale - offset.x, y: webViewFrame.minY + y * scale - offset.y,
      width: rect.width * scale, height: rect.height * scale)
  }

  /// The layout viewport while no keyboard is up.
  private var layoutViewport: LayoutViewport {
    let obscured = run.webView.insets.obscuredInset
    return LayoutViewport(
      top: offset.y + obscured.top,
      height: webViewFrame.height - obscured.top - obscured.bottom)
  }

  /// What a keyboard leaves of the web view, in points of the content.
  private func visualViewport(above keyboard: CGRect) -> ClosedRange<Double> {
    let obscured = run.webView.insets.obscuredInset
    let covered = max(obscured.bottom, webViewFrame.maxY - keyboard.minY)
    let top = offset.y + obscured.top
    return top...max(top, offset.y + webViewFrame.height - covered)
  }

  /// How long a tap may take to bring up the keyboard, on a machine with other work.
  private static let focusTime: Duration = .seconds(4)

  /// How many times to check whether the page has settled after the keyboard appeared.
  private static let responseLimit: Int = 8
}
