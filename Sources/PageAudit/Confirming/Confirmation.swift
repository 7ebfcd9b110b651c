import AuditRules
import DeviceCatalog
import Foundation
import PageHosts
import WebKit

/// Confirms the findings of a sweep by loading the page again in the real host, on the screen where each is
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
  struct Place: Sendable, Hashable {
    var screen: String
    var host: AuditHost
  }

  /// The result of the fresh loads.
  struct Result {
    /// The findings that were reproduced, and those for review, which are not confirmed.
    var findings: [Finding] = []
    /// The number of findings that were not reproduced.
    var unconfirmed: Int = 0
    /// The number of fresh loads.
    var loads: Int = 0
    /// The number of fresh loads whose viewport differed from the modelled one.
    var otherViewports: Int = 0
    /// The pictures of the screens, by place and position.
    var pictures: [AuditPicturePlace: Data] = [:]
  }

  /// Confirms findings.
  ///
  /// - Throws: ``PageHosts/ShotFailure`` if the page does not load again.
  func confirm(_ findings: [Finding], takesPictures: Bool) async throws -> Result {
    let certain = findings.filter { $0.certainty == .certain }
    let places = certain.map { Place(screen: $0.worst.screen, host: $0.worst.host) }.unique()
    let counter = AuditCounter()
    var loads: [Load] = []
    // Phones and iPads one after the other, as in the sweep.
    for idiom in places.compactMap({ swept[$0]?.target.device.idiom }).unique() {
      loads += try await places.filter { swept[$0]?.target.device.idiom == idiom }
        .concurrentMap(limit: request.tabs) { place in
          let here = certain.filter {
            Place(screen: $0.worst.screen, host: $0.worst.host) == place
          }
          let load = try await self.load(place, for: here, takesPictures: takesPictures)
          self.request.progress?(.confirmed(counter.add(1), of: places.count))
          return load
        }.compactMap { $0 }
    }
    var result = Result(loads: loads.count)
    for load in loads {
      if load.hasOtherViewport { result.otherViewports += 1 }
      result.pictures.merge(load.pictures) { first, _ in first }
    }
    let confirmed = loads.reduce(into: [Fingerprint: Certainty]()) {
      $0.merge($1.certainties) { $0 == .certain ? $0 : $1 }
    }
    for var finding in findings {
      if finding.certainty == .certain {
        guard let certainty = confirmed[finding.fingerprint] else {
          result.unconfirmed += 1
          continue
        }
        // Only a fresh load waits long enough to detect movement (2.6).
        finding.certainty = certainty
        finding.confirmed = true
      }
      result.findings.append(finding)
    }
    return result
  }

  /// The findings of a fresh load.
  private struct Load: Sendable {
    var certainties: [Fingerprint: Certainty] = [:]
    var hasOtherViewport = false
    var pictures: [AuditPicturePlace: Data] = [:]
  }

  /// Loads the page again on a screen, and judges it at the positions of findings.
  private func load(
    _ place: Place, for findings: [Finding], takesPictures: Bool
  ) async throws -> Load? {
    guard let screen = swept[place] else { return nil }
    let positions = ScrollPosition.allCases.filter { position in
      findings.contains { $0.worst.position == position }
    }
    let tab = AuditTab(screen, page: page, request: request)
    do {
      try await tab.load()
      var load = try await judge(tab, on: screen, at: positions)
      if takesPictures {
        for position in positions {
          let key = AuditPicturePlace(screen: place.screen, host: place.host, position: position)
          load.pictures[key] = try await tab.picture(at: position)
        }
      }
      await tab.close()
      return load
    } catch {
      await tab.close()
      throw error
    }
  }

  /// Judges a freshly loaded page at some positions.
  private func judge(
    _ tab: AuditTab, on screen: SweptScreen, at positions: [ScrollPosition]
  ) async throws -> Load {
    let viewport = tab.run.webView.pageViewport
    let readings = try await tab.measure(in: viewport, at: positions, settles: true)
    try await tab.run.webView.layOutPage(in: nil)
    let geometry = screens.geometry(of: screen, tab.arguments, readings.first?.document)
    let placement = PageSweep.Placement(
      screen: screen, geometry: geometry, readings: readings,
      viewport: ViewportReading(tab.arguments),
      manifestDisplay: tab.manifestDisplay)
    let judgment = try await tab.verdict(
      on: [placement], subject: page.subject, options: request.options)
    return Load(
      certainties: Dictionary(
        judgment.verdict.findings.map { ($0.fingerprint, $0.certainty) },
        uniquingKeysWith: { first, _ in first }),
      hasOtherViewport: geometry.viewport != viewport)
  }
}
