import EngineSupport
import Foundation
import WebEngine

/// Sets the viewport and the scroll position of the page.
@PageActor
final class ViewportController {
  /// The viewport that was set last.
  private(set) var viewport: PageViewport
  /// The overrides in effect, which persist across navigations.
  private var applied: (metrics: JSON, safeArea: JSON)?
  /// The number of times the app has scrolled the current document.
  private var scrollCount = 0
  private unowned let page: any ViewportPage

  init(page: any ViewportPage, _ viewport: PageViewport) {
    self.page = page
    self.viewport = viewport
  }

  /// Returns the commands that apply the viewport before the first document.
  func setUpCommands() -> [Session.Command] {
    let override = ViewportOverride(viewport)
    applied = (override.metrics, override.safeArea)
    return [
      .init("Emulation.setDeviceMetricsOverride", override.metrics),
      .init("Emulation.setSafeAreaInsetsOverride", override.safeArea),
      .init("Emulation.setEmulatedMedia", page.emulatedMedia),
    ]
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
    let expression = "fanlight.scroll(\(offset.x), \(offset.y), \(scrollCount))"
    guard let world = page.observerContext else {
      throw WebEngineError(.protocolFailed, "The page has no document yet.")
    }
    try await page.session.callAll([
      .init(
        "Runtime.evaluate", ObserverWorld.parameters(of: expression, in: world),
        waitsWhileSuspended: false)
    ])
  }

  /// Sets the viewport; a document that is committed in the meantime has it before its first layout.
  func setViewport(_ viewport: PageViewport) async throws(WebEngineError) {
    try page.checkOpen()
    let isRotated = self.viewport.orientationAngle != viewport.orientationAngle
    let changesColors = self.viewport.isDark != viewport.isDark
    self.viewport = viewport
    if changesColors {
      try await page.session.call("Emulation.setEmulatedMedia", page.emulatedMedia)
    }
    let override = ViewportOverride(viewport)
    // A script that receives a resize reads env(), so the safe area is set before the size.
    let before = applied
    applied = (override.metrics, override.safeArea)
    if before?.safeArea != override.safeArea {
      try await page.session.callAll([
        .init("Emulation.setSafeAreaInsetsOverride", override.safeArea, waitsWhileSuspended: false)
      ])
    }
    var commands: [Session.Command] = []
    if before?.metrics != override.metrics {
      commands.append(
        .init("Emulation.setDeviceMetricsOverride", override.metrics, waitsWhileSuspended: false))
    }
    if isRotated, let world = page.observerContext {
      // A rotation resizes a page twice (W158): for the window, and a frame later for the viewport meta.
      let frame = "new Promise(done => requestAnimationFrame(() => setTimeout(() => done(true))))"
      commands.append(
        .init(
          "Runtime.evaluate", ObserverWorld.parameters(of: frame, in: world), mayFail: true,
          waitsWhileSuspended: false,
          timeout: .milliseconds(250)))
      try await page.session.callAll(commands)
      commands = []
    }
    // The window first, because Blink fits the scale to a viewport meta when it is parsed, and not later. A document
    // that is committed in the meantime reports its metas again, after which the viewport is set again.
    if let world = page.observerContext {
      let contents = JSON.array(override.descriptions.map { .string($0) }).text
      let arguments = "\(contents), \(override.units.text), \(override.keyboardHeight)"
      commands.append(
        .init(
          "Runtime.evaluate",
          ObserverWorld.parameters(of: "fanlight.force(\(arguments))", in: world), mayFail: true,
          waitsWhileSuspended: false))
    }
    commands += [
      .init(
        "Emulation.setSmallViewportHeightDifferenceOverride", override.unitDifference,
        waitsWhileSuspended: false),
      .init(
        "Emulation.setPageScaleFactor", ["pageScaleFactor": .number(override.minimumScale)],
        waitsWhileSuspended: false),
    ]
    try await page.session.callAll(commands)
  }
}
