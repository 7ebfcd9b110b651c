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
}
