import WebEngine

/// The errors of a page that was closed or whose process terminated.
extension ChromiumPage {
  func checkOpen() throws(WebEngineError) {
    guard !isClosed else {
      if !browser.root.connection.isOpen {
        if let limit = browser.reachedLimit { throw limit.error }
        throw WebEngineError(
          .engineTerminated, "Chromium ended while a page was open.", advice: "Open the page again."
        )
      }
      throw WebEngineError(.pageClosed, "The page was closed.")
    }
    guard !isCrashed else { throw crash }
  }

  /// The error of a call to a page whose process terminated.
  var crash: WebEngineError {
    (crashLimit ?? browser.reachedLimit)?.error
      ?? WebEngineError(
        .pageClosed, "The page's process ended.",
        advice: "A page that needs too much memory does this; try again.")
  }

  /// The event for the limit because of which the page's process was terminated; empty if there is none.
  var exceededLimit: [PageEvent] {
    browser.reachedLimit.map { [.process(.exceededLimit($0))] } ?? []
  }
}
