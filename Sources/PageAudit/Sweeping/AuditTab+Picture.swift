import AuditRules
import Foundation
import PageHosts

extension AuditTab {
  /// Draws the screen on which the page was loaded, at a scroll position.
  func picture(at position: ScrollPosition) async throws -> Data {
    try await run.picture(at: position)
  }
}
