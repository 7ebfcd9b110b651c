import PageHosts
import Reporting
import WebKit

extension AuditTab {
  /// Clicks and hides the elements of a preparation, and waits until the page is quiet again.
  ///
  /// A click may navigate to another page, so elements are hidden last.
  ///
  /// - Returns: The selectors that match nothing.
  /// - Throws: ``PageHosts/ShotFailure`` for what is not a selector.
  func prepare(_ preparation: PagePreparation, within timeout: Duration) async throws -> [String] {
    var unmatched: [String] = []
    for (step, selectors) in [("click", preparation.clicked), ("hide", preparation.hidden)] {
      for selector in selectors {
        let count: Int = try await call(
          AuditScript.preparation.text + "(\"\(step)\", \(JSONText.string(selector).text))")
        if count < 0 { throw ShotFailure(invalidSelector: selector) }
        if count == 0 { unmatched.append(selector) }
        // A page that is not quiet in time is measured as it is.
        _ = try await run.webView.waitUntilQuiet(timeout: timeout)
      }
    }
    return unmatched
  }
}
