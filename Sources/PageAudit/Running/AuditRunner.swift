import AuditRules
import Foundation
import PageHosts
import Simulator
package import WebEngine
import WebKit

/// Audits pages.
@MainActor
package final class AuditRunner {
  private let engine: any WebEngine
  /// The engine's name and version, once a run has launched it.
  package private(set) var engineInformation: EngineInformation?

  /// Creates a runner.
  package init(engine: any WebEngine) { self.engine = engine }

  /// Audits the pages of a request, and returns their results in order.
  ///
  /// A page that fails does not affect the others.
  package func run(_ request: AuditRequest) -> AsyncStream<PageAuditResult> {
    AsyncStream { continuation in
      let work = Task { @MainActor in
        Composition.connect(self.engine)
        if let information = try? await engine.information() { engineInformation = information }
        let screens = BootedScreens(selection: request.selection)
        for page in request.pages {
          if Task.isCancelled { break }
          continuation.yield(await audit(page, request, on: screens))
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }

  private func audit(
    _ page: PageSource, _ request: AuditRequest, on screens: BootedScreens
  ) async -> PageAuditResult {
    do {
      let sweep = PageSweep(page: page, request: request, booted: screens)
      let parts = try await sweep.run()
      do {
        return try await judge(parts, of: page, request, on: screens)
      } catch {
        for part in parts { await part.tab.close() }
        throw error
      }
    } catch let failure as ShotFailure {
      return PageAuditResult(page: page, failure: failure)
    } catch let error as WebEngineError {
      return PageAuditResult(page: page, failure: ShotFailure(showing: page.argument, error: error))
    } catch {
      return PageAuditResult(
        page: page,
        failure: ShotFailure(
          "\(page.argument) could not be audited: \(error.localizedDescription)", advice: ""))
    }
  }

  /// Judges the screens, and confirms the findings.
  private func judge(
    _ parts: [PageSweep.Part], of page: PageSource, _ request: AuditRequest,
    on screens: BootedScreens
  ) async throws -> PageAuditResult {
    var ranked: [(rank: Int, screenfuls: ArraySlice<Screenful>)] = []
    var swept: [Confirmation.Place: SweptScreen] = [:]
    var causes: [Fingerprint: [Cause]] = [:]
    for part in parts {
      let judgment = try await part.tab.verdict(
        on: part.placements, subject: page.subject, options: request.options)
      var rest = judgment.screenfuls[...]
      for placement in part.placements {
        let count = placement.readings.count
        ranked.append((placement.rank, rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      for finding in judgment.verdict.findings where causes[finding.fingerprint] == nil {
        causes[finding.fingerprint] = try await part.tab.causes(of: finding, judgment)
      }
      for placement in part.placements {
        let place = Confirmation.Place(
          screen: placement.geometry.screen.id, host: placement.geometry.host)
        swept[place] = placement.screen
      }
      await part.tab.close()
    }
    let screenfuls = ranked.sorted { $0.rank < $1.rank }.flatMap(\.screenfuls)
    let verdict = Verdict(on: screenfuls, options: request.options)
    let confirmation = Confirmation(
      page: page, request: request, screens: screens, swept: swept)
    let confirmed = try await confirmation.confirm(
      verdict.findings, takesPictures: request.takesPictures)
    var findings = confirmed.findings.map { $0.with(causes: causes[$0.fingerprint] ?? []) }
    var keyboards = KeyboardSweep.Result()
    if request.options.rules.contains(.keyboardCover) {
      keyboards = try await KeyboardSweep(page: page, request: request)
        .run(on: parts.flatMap(\.placements))
      findings += keyboards.findings
    }
    var result = PageAuditResult(
      page: page, findings: Verdict.ordered(findings), screens: screenfuls,
      layouts: parts.reduce(0) { $0 + $1.tab.layouts } + confirmed.loads + keyboards.layouts,
      unconfirmed: confirmed.unconfirmed, otherViewports: confirmed.otherViewports,
      dropped: parts.flatMap(\.placements).flatMap(\.readings).map(\.reading.dropped).max() ?? 0,
      pictures: confirmed.pictures)
    result.unmatched = parts.flatMap(\.tab.unmatched).unique()
    for placement in parts.flatMap(\.placements) {
      result.scales[placement.geometry.screen.id] = placement.geometry.viewport.deviceScaleFactor
    }
    return result
  }
}
