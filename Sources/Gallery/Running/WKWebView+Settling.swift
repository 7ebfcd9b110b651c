import WebKit

extension WKWebView {
  /// Waits until nothing loads and the page is quiet.
  ///
  /// - Throws: ``FigureFailure`` when it is not within a minute.
  func settle() async throws {
    guard try await waitUntilQuiet(timeout: .seconds(60)) else {
      throw FigureFailure(
        "A page of the gallery was not quiet within a minute.",
        advice: "Try again when the machine is less busy.")
    }
  }

  /// Waits until a page with a title is there and nothing loads.
  func settle(showing title: String) async throws {
    try await waitForTitle(title)
    try await settle()
  }

  /// Waits until a page has a title, whether it still loads or not.
  ///
  /// - Throws: ``FigureFailure`` when it has another one after 15 seconds.
  func waitForTitle(_ title: String) async throws {
    for _ in 0..<1500 where self.title != title { try await Task.sleep(for: .milliseconds(10)) }
    guard self.title == title else {
      throw FigureFailure("The page “\(title)” did not come; there is “\(self.title ?? "")”.")
    }
  }
}
