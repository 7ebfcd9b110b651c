import EngineSupport
import WebEngine

/// Controls the media elements of the page's main frame.
@PageActor
final class MediaController {
  private var isSuspended = false
  private unowned let page: any ObservedPage

  init(page: any ObservedPage) {
    self.page = page
  }

  /// Returns the playback state of the page's media.
  func state() async throws(WebEngineError) -> MediaState {
    MediaState(rawValue: try await perform("state")) ?? .none
  }

  /// Executes a command in the main frame and returns its result.
  @discardableResult
  func perform(_ name: String) async throws(WebEngineError) -> String {
    try page.checkOpen()
    return try await page.evaluateInObserver(
      MediaScript.command(name, secret: page.secret), as: String.self, timeout: nil)
  }

  /// Suspends or resumes all media, including those of later documents.
  func setSuspended(_ isSuspended: Bool) async throws(WebEngineError) {
    self.isSuspended = isSuspended
    try await perform(isSuspended ? "suspend" : "resume")
  }

  /// Suspends the media of a committed document while media are suspended.
  func didCommit() {
    if isSuspended { page.sendToObserver(MediaScript.command("suspend", secret: page.secret)) }
  }
}
