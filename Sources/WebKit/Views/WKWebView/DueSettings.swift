import Foundation
import UIKit
import WebEngine

/// What a page was told of its settings, and what it is to know.
struct DueSettings: Sendable {
  let sent: PageSettings
  let wanted: PageSettings

  /// Tells a page what is new to it.
  func tell(_ page: any WebPage) async throws(WebEngineError) {
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
      await Self.tell(of: await page.inspectorAddress())
    }
  }

  /// Says where a page can be looked into, or what allows it (W323).
  @MainActor
  private static func tell(of address: URL?) {
    let words =
      address.map { "The page can be inspected at \($0.absoluteString)" }
      ?? "The page can be inspected where FANLIGHT_INSPECT=1 is in the program's environment."
    Runtime.report("[WKWebView] \(words)")
  }
}
