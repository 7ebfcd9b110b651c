import EngineSupport
import WebEngine

/// The media elements of the page's main frame.
@PageActor
final class MediaController {
  private var isSuspended = false
  private unowned let page: any ObservedPage

  init(page: any ObservedPage) {
    self.page = page
  }

  /// Returns the state of the page's media.
  func state() async throws(WebEngineError) -> MediaState {
    MediaState(rawValue: try await perform("state")) ?? .none
  }

  /// Executes a command; returns its result.
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

  /// Another document is shown.
  func didCommit() {
    if isSuspended { page.sendToObserver(MediaScript.command("suspend", secret: page.secret)) }
  }
}
