import AuditRules
import PageHosts
import WebKit

/// Focuses the fields of a page on real screens, for `keyboard-cover` (audit.md 3).
///
/// The covered area depends on the whole device, so nothing is modelled: the page is loaded once for each
/// device and host, and rotated.
@MainActor
struct KeyboardSweep {
  /// The page.
  let page: PageSource
  /// The request.
  let request: AuditRequest

  /// The results of the sweep.
  struct Result {
    /// The findings, which are all for review.
    var findings: [Finding] = []
    /// The number of layouts.
    var layouts: Int = 0
  }

  /// Focuses the fields on the screens of a sweep; a page without fields is not loaded.
  func run(on placements: [PageSweep.Placement]) async throws -> Result {
    var result = Result()
    var screenfuls: [Screenful] = []
    var causes: [Fingerprint: [Cause]] = [:]
    let screens = placements.filter { $0.readings.contains { $0.reading.hasFields } }
    for place in screens.map({ Place($0.screen) }).unique() {
      let own = screens.filter { Place($0.screen) == place }
      let tab = AuditTab(own[0].screen, page: page, request: request)
      do {
        try await tab.load()
        for placement in own {
          let judgment = try await judge(placement, in: tab)
          result.layouts += 1
          screenfuls += judgment.screenfuls
          for finding in judgment.verdict.findings where causes[finding.fingerprint] == nil {
            causes[finding.fingerprint] = try await tab.causes(of: finding, judgment)
          }
        }
      } catch {
        await tab.close()
        throw error
      }
      await tab.close()
    }
    result.findings = Verdict(on: screenfuls, options: Self.options).findings.map {
      $0.with(causes: causes[$0.fingerprint] ?? [])
    }
    return result
  }

  /// Focuses the fields of a page on one screen.
  private func judge(
    _ placement: PageSweep.Placement, in tab: AuditTab
  ) async throws -> AuditTab.Judgment {
    tab.run.rotate(to: placement.screen.orientation)
    _ = try await tab.run.webView.waitUntilQuiet(timeout: request.timeout)
    let geometry = placement.geometry
    var screenfuls: [Screenful] = []
    var numbers: [Element: Int] = [:]
    for field in try await tab.read(in: nil, at: [.top]).first?.lowestFields ?? [] {
      guard
        let keyboard = try await tab.keyboard(overField: field.element, isPinned: field.isPinned)
      else { continue }
      numbers[keyboard.field] = field.element
      screenfuls.append(
        Screenful(
          subject: page.subject, screen: geometry.screen, host: geometry.host,
          visible: geometry.visible, obstructions: geometry.obstructions, keyboard: keyboard))
    }
    return AuditTab.Judgment(
      verdict: Verdict(on: screenfuls, options: Self.options), screenfuls: screenfuls,
      numbers: numbers)
  }

  /// A device with a host.
  private struct Place: Hashable {
    var target: ScreenSelection.Target
    var program: ScreenSelection.Program

    init(_ screen: SweptScreen) {
      target = screen.target
      program = screen.program
    }
  }

  private static let options = JudgingOptions(rules: [.keyboardCover])
}
