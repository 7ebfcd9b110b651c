import WebKit

extension WKWebView {
  /// Waits until nothing loads and the page is quiet.
  ///
  /// - Throws: ``FigureFailure`` if that takes more than a minute.
  func waitUntilQuiet() async throws {
    guard try await waitUntilQuiet(timeout: .seconds(60)) else {
      throw FigureFailure(
        "A page of the gallery was not quiet within a minute.",
        advice: "Try again when the machine is less busy.")
    }
  }

  /// Waits until the page has a title and is quiet.
  func waitUntilQuiet(showing title: String) async throws {
    try await waitForTitle(title)
    try await waitUntilQuiet()
  }

  /// Waits until the page has a title, even if it is still loading.
  ///
  /// - Throws: ``FigureFailure`` if it has another title after 15 seconds.
  func waitForTitle(_ title: String) async throws {
    for _ in 0..<1500 where self.title != title { try await Task.sleep(for: .milliseconds(10)) }
    guard self.title == title else {
      throw FigureFailure("The page “\(title)” did not load; the title is “\(self.title ?? "")”.")
    }
  }
}
