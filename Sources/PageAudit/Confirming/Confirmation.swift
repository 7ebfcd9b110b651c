import AuditRules
import Foundation
import PageHosts
import WebKit

/// Confirms the findings of a sweep: by a fresh load of the page in the real host, on the screen where each is
/// worst (audit.md 4, policy 2).
@MainActor
struct Confirmation {
  /// The page.
  let page: PageSource
  /// The request.
  let request: AuditRequest
  /// The screens, booted without an engine.
  let screens: BootedScreens
  /// The screens of the sweep, by their names in occurrences.
  let swept: [Place: SweptScreen]

  /// A screen with a host, as occurrences name it.
  struct Place: Hashable {
    var screen: String
    var host: AuditHost
  }

  /// The result of the fresh loads.
  struct Result {
    /// The findings that came back, and the reviews, which are not confirmed.
    var findings: [Finding] = []
    /// The number of findings that did not come back.
    var unconfirmed: Int = 0
    /// The number of fresh loads.
    var loads: Int = 0
    /// The number of fresh loads whose viewport was not the modelled one.
    var otherViewports: Int = 0
    /// The pictures of the screens, by place and position.
    var pictures: [AuditPicturePlace: Data] = [:]
  }

  /// Confirms findings.
  ///
  /// - Throws: ``PageHosts/ShotFailure`` if the page does not load again.
  func confirm(_ findings: [Finding], takesPictures: Bool) async throws -> Result {
    var result = Result()
    let certain = findings.filter { $0.certainty == .certain }
    let places = certain.map { Place(screen: $0.worst.screen, host: $0.worst.host) }.unique()
    var confirmed: Set<Fingerprint> = []
    for place in places {
      guard let screen = swept[place] else { continue }
      let here = certain.filter { Place(screen: $0.worst.screen, host: $0.worst.host) == place }
      let positions = ScrollPosition.allCases.filter { position in
        here.contains { $0.worst.position == position }
      }
      let tab = AuditTab(screen, page: page, request: request)
      do {
        try await tab.load()
        let verdict = try await judge(tab, on: screen, at: positions, into: &result)
        confirmed.formUnion(verdict.findings.map(\.fingerprint))
        if takesPictures {
          for position in positions {
            let key = AuditPicturePlace(screen: place.screen, host: place.host, position: position)
            result.pictures[key] = try await tab.picture(at: position)
          }
        }
      } catch {
        await tab.close()
        throw error
      }
      await tab.close()
      result.loads += 1
    }
    for var finding in findings {
      if finding.certainty == .certain {
        guard confirmed.contains(finding.fingerprint) else {
          result.unconfirmed += 1
          continue
        }
        finding.confirmed = true
      }
      result.findings.append(finding)
    }
    return result
  }

  /// Judges a freshly loaded page at some positions.
  private func judge(
    _ tab: AuditTab, on screen: SweptScreen, at positions: [ScrollPosition],
    into result: inout Result
  ) async throws -> Verdict {
    let viewport = tab.run.webView.pageViewport
    let readings = try await tab.measure(in: viewport, at: positions, settles: true)
    try await tab.run.webView.layOutPage(in: nil)
    let geometry = screens.geometry(of: screen, tab.arguments, readings.first?.document)
    if geometry.viewport != viewport { result.otherViewports += 1 }
    let placement = PageSweep.Placement(
      screen: screen, geometry: geometry, readings: readings,
      viewport: ViewportReading(tab.arguments),
      manifestDisplay: tab.manifestDisplay)
    return try await tab.verdict(
      on: [placement], subject: page.subject, options: request.options
    ).verdict
  }
}
