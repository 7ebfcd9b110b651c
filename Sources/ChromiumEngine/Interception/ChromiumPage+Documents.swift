import Foundation
import WebEngine

/// Documents whose response is not shown as the server sent it.
extension ChromiumPage {
  /// Shows a document whose own scripts do not run.
  ///
  /// Fields that are added to an answer on its way are not heeded; those of one that is given are.
  func showWithoutScripts(_ pause: ProtocolEvents.RequestPaused) {
    Task {
      let body = await session.responseBody(of: pause) ?? Data()
      session.send(
        "Fetch.fulfillRequest",
        pause.answered(with: body, adding: [SettingsController.noScripts]))
    }
  }

  /// Shows the document of an error, also one without contents.
  ///
  /// Chromium would show a page of its own in place of an empty one.
  func showError(_ pause: ProtocolEvents.RequestPaused) {
    Task {
      guard let data = await session.responseBody(of: pause) else { return proceed(pause) }
      session.send(
        "Fetch.fulfillRequest", pause.answered(with: data.isEmpty ? Data(" ".utf8) : data))
    }
  }
}
