import AuditRules
import CoreGraphics
import PageHosts
import ScreenObstructions
import Simulator
import UIKit
import WebEngine
import WebKit

extension AuditTab {
  /// Taps a field, and measures its caret after the keyboard has appeared.
  ///
  /// - Parameters:
  ///   - field: The number of the field's element.
  ///   - isPinned: Whether the field stays in place when the document scrolls.
  /// - Returns: The measurement; `nil` for a field that cannot be tapped, or for which no keyboard appears.
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
    try await waitUntilStable(field)
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

  /// Waits until the page has settled after the keyboard appeared: until two consecutive readings are equal.
  ///
  /// WebKit's reveal is an animation, during which the page may scroll or change its layout.
  private func waitUntilStable(_ field: Int) async throws {
    var last: (reading: FieldReading?, offset: CGPoint)?
    for _ in 0..<Self.readingLimit {
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

  /// Waits until the keyboard is shown, for which the page has to report its focus.
  private func showsKeyboard() async throws -> Bool {
    let end = ContinuousClock.now + Self.focusTime
    while run.simulator.keyboardFrame == nil, ContinuousClock.now < end {
      await run.webView.idle()
      try await Task.sleep(for: .milliseconds(20))
    }
    return run.simulator.keyboardFrame != nil
  }

  /// Returns whether a touch at a point of the screen reaches the page.
  private func canTap(_ point: Point) -> Bool {
    Rect(webViewFrame).contains(point)
      && !run.obstructions.contains { $0.takesTouches && $0.contains(point) }
  }

  // MARK: Coordinates

  private var webViewFrame: CGRect { run.webView.convert(run.webView.bounds, to: nil) }

  private var offset: CGPoint { run.webView.scrollView.contentOffset }

  /// Converts a rectangle of the page's window to the screen.
  private func windowRect(
    _ rect: RectangleReading, scrolled scroll: [Double], scale: Double
  ) -> Rect {
    let (x, y) = (rect.x + (scroll.first ?? 0), rect.y + (scroll.last ?? 0))
    return Rect(
      x: webViewFrame.minX + x * scale - offset.x, y: webViewFrame.minY + y * scale - offset.y,
      width: rect.width * scale, height: rect.height * scale)
  }

  /// The layout viewport without the keyboard.
  private var layoutViewport: LayoutViewport {
    let obscured = run.webView.insets.obscuredInset
    return LayoutViewport(
      top: offset.y + obscured.top,
      height: webViewFrame.height - obscured.top - obscured.bottom)
  }

  /// Returns the visual viewport above the keyboard, in points of the content.
  private func visualViewport(above keyboard: CGRect) -> ClosedRange<Double> {
    let obscured = run.webView.insets.obscuredInset
    let covered = max(obscured.bottom, webViewFrame.maxY - keyboard.minY)
    let top = offset.y + obscured.top
    return top...max(top, offset.y + webViewFrame.height - covered)
  }

  /// The timeout for the keyboard to appear after a tap, on a busy machine.
  private static let focusTime: Duration = .seconds(4)

  /// The maximum number of readings until two consecutive ones are equal.
  private static let readingLimit: Int = 8
}
