import Foundation
import UIKit
import WebEngine

/// A change of a page's settings that has not been sent yet.
struct DueSettings: Sendable {
  /// The settings that the page has.
  let sent: PageSettings
  /// The settings to which the page changes.
  let wanted: PageSettings

  /// Sends the changed settings to a page.
  func send(to page: any WebPage) async throws(WebEngineError) {
    if wanted.userAgent != sent.userAgent { try await page.setUserAgent(wanted.userAgent) }
    if wanted.mediaType != sent.mediaType { try await page.setMediaType(wanted.mediaType) }
    if wanted.runsScripts != sent.runsScripts {
      try await page.setRunsScripts(wanted.runsScripts)
    }
    if wanted.isVisible != sent.isVisible { try await page.setVisible(wanted.isVisible) }
    if wanted.isTransparent != sent.isTransparent {
      try await page.setTransparent(wanted.isTransparent)
    }
    if wanted.isInspectable, !sent.isInspectable {
      await Self.reportInspector(at: await page.inspectorURL())
    }
  }

  /// Reports the URL of the inspector, or how to allow inspection (W323).
  @MainActor
  private static func reportInspector(at address: URL?) {
    let message =
      address.map { "The page can be inspected at \($0.absoluteString)" }
      ?? "The page can be inspected where FANLIGHT_INSPECT=1 is in the program's environment."
    Runtime.report("[WKWebView] \(message)")
  }
}
