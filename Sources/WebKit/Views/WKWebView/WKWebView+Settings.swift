import Foundation
import WebEngine

extension WKWebView {
  /// The page that is open hears of it; one that is opened later begins with it (W315).
  func userAgentDidChange() {
    guard let connection else { return }
    let userAgent = userAgent
    connection.send(.settings) { page throws(WebEngineError) in
      try await page.setUserAgent(userAgent)
    }
  }

  /// The page that is open hears of it; one that is opened later is told then (W323).
  func mediaTypeDidChange() {
    guard let connection else { return }
    let mediaType = mediaType
    connection.send(.settings) { page throws(WebEngineError) in
      try await page.setMediaType(mediaType)
    }
  }

  /// Tells a page that was just opened what it does not begin with.
  func tellSettings() {
    if mediaType != nil { mediaTypeDidChange() }
    guard !storedConfiguration.runsScripts else { return }
    connection?.send(.settings) { page throws(WebEngineError) in
      try await page.setRunsScripts(false)
    }
  }

  /// Makes a PDF of the page, when it has taken in what it was told.
  func makePDF() async throws(WKError) -> Data {
    await idle()
    do throws(WebEngineError) {
      guard let page = connection?.openPage else {
        throw WebEngineError(.pageClosed, "The web view has no page to print.")
      }
      return try await page.makePDF()
    } catch {
      throw WKError(.unknown, message: error.description)
    }
  }
}
