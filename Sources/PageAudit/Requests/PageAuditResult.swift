package import AuditRules
package import Foundation
package import PageHosts

/// The result of auditing a page.
package struct PageAuditResult: Sendable {
  /// The page.
  package var page: PageSource
  /// The findings; empty if the page could not be audited.
  package var findings: [Finding]
  /// The screens that were judged, each with its host, in the order of the request.
  package var screens: [Screenful]
  /// The number of layouts of the page.
  package var layouts: Int
  /// The number of findings of the sweep that a fresh load did not reproduce.
  package var unconfirmed: Int
  /// The number of fresh loads whose viewport differed from the modelled one, which is 0 if the model is
  /// right.
  package var otherViewports: Int
  /// The pictures of findings, as PNG.
  package var pictures: [AuditPicturePlace: Data]
  /// The number of pixels per point, by the name of the screen.
  package var scales: [String: Double] = [:]
  /// The number of boxes that were left out because the page has too many.
  package var dropped: Int
  /// The selectors of the request's preparation that matched nothing.
  package var unmatched: [String] = []
  /// The reason why the page could not be audited; `nil` if it was audited.
  package var failure: ShotFailure?

  /// Creates a result.
  package init(
    page: PageSource, findings: [Finding] = [], screens: [Screenful] = [], layouts: Int = 0,
    unconfirmed: Int = 0, otherViewports: Int = 0, dropped: Int = 0,
    pictures: [AuditPicturePlace: Data] = [:], failure: ShotFailure? = nil
  ) {
    self.otherViewports = otherViewports
    self.pictures = pictures
    self.page = page
    self.findings = findings
    self.screens = screens
    self.layouts = layouts
    self.unconfirmed = unconfirmed
    self.dropped = dropped
    self.failure = failure
  }
}
