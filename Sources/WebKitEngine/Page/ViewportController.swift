import EngineSupport
import Foundation
import WebEngine

/// Sets the viewport and the scroll position of the page.
@PageActor
final class ViewportController {
  /// The viewport that was set last.
  private(set) var viewport: PageViewport
  /// The number of times the app has scrolled the current document.
  private var scrollCount = 0
  private unowned let page: any ObservedPage

  init(page: any ObservedPage, _ viewport: PageViewport) {
    self.page = page
    self.viewport = viewport
  }

  /// Resets the scroll count when a document is committed.
  func didCommit() { scrollCount = 0 }

  /// Reports that the page scrolled, unless it scrolled before it handled the app's last scroll command.
  func didScroll(to offset: CGPoint, count: Int) {
    if count == scrollCount { page.emit([.document(.scrolled(offset))]) }
  }

  /// Scrolls the page; the offset is in CSS pixels of the document.
  func scroll(to offset: CGPoint) async throws(WebEngineError) {
    try page.checkOpen()
    scrollCount += 1
    _ = try await page.evaluateInObserver(
      "fanlight.scroll(\(offset.x), \(offset.y), \(scrollCount))", as: [Double].self, timeout: nil)
  }

  /// Sets the viewport.
  ///
  /// - Throws: ``WebEngineError/Code/protocolFailed`` for a device scale factor other than the page's; GTK has
  ///   one for each process.
  func setViewport(_ viewport: PageViewport) async throws(WebEngineError) {
    try page.checkOpen()
    guard viewport.deviceScaleFactor == CGFloat(page.helper.scale) else {
      throw WebEngineError(
        .protocolFailed,
        "A page of WebKitGTK keeps its device scale factor of \(page.helper.scale).",
        advice: "Open another page.")
    }
    let old = self.viewport
    self.viewport = viewport
    try await page.call("Page.setViewport", ["viewport": Self.json(viewport)])
    if old.orientationAngle != viewport.orientationAngle || old.screenSize != viewport.screenSize {
      page.send("Page.evaluate", ["source": .string(DeviceScript.change(page.secret, viewport))])
      try await page.deviceDidChange()
    }
    page.sendToObserver("globalThis.fanlight?.keyboard?.(\(viewport.keyboardHeight))")
  }

  /// Returns a viewport as a parameter of a command.
  nonisolated static func json(_ viewport: PageViewport) -> JSON {
    func pair(_ size: CGSize) -> JSON { [.number(size.width), .number(size.height)] }
    let insets = viewport.safeAreaInsets
    return [
      "unobscuredSize": pair(viewport.unobscuredSize), "layoutSize": pair(viewport.layoutSize),
      "unitSize": pair(viewport.unitSize), "smallUnitSize": pair(viewport.smallUnitSize),
      "largeUnitSize": pair(viewport.largeUnitSize), "scale": .number(viewport.scale),
      "isDark": .bool(viewport.isDark),
      "safeAreaInsets": [
        "top": .number(insets.top), "right": .number(insets.right),
        "bottom": .number(insets.bottom), "left": .number(insets.left),
      ],
    ]
  }
}
