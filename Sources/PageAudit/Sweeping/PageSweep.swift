import AuditRules
import Foundation
import PageHosts
import WebEngine
import WebKit

/// Measures one page on many screens with few layouts (audit.md 5).
///
/// The page sees nothing but its viewport, so it is laid out once for all screens with the same one, and
/// judged on each by geometry.
@MainActor
struct PageSweep {
  /// The page.
  let page: PageSource
  /// The request.
  let request: AuditRequest
  /// The screens, booted without an engine.
  let booted: BootedScreens

  /// A layout of the page, placed on one screen.
  struct Placement {
    var screen: SweptScreen
    var geometry: ScreenGeometry
    var readings: [MeasuredPage]
    var viewport: ViewportReading
    var manifestDisplay: String?
  }

  /// A tab with the layouts of its page.
  struct Part {
    var tab: AuditTab
    var placements: [Placement]
  }

  /// Loads the page once for each kind of tab and lays it out for every screen.
  func run() async throws -> [Part] {
    var parts: [Part] = []
    do {
      try await layOut(SweptScreen.all(of: request, hosts: request.hosts), into: &parts)
      if request.addsDeclaredWebApp, !request.hosts.contains(.webapp),
        let tab = parts.first?.tab, await tab.declaresWebApp
      {
        try await layOut(SweptScreen.all(of: request, hosts: [.webapp]), into: &parts)
      }
    } catch {
      for part in parts { await part.tab.close() }
      throw error
    }
    return parts
  }

  /// Loads the page for each kind of tab of some screens, and lays it out for them.
  private func layOut(_ all: [SweptScreen], into parts: inout [Part]) async throws {
    let kinds = all.map(tabKind)
    for kind in kinds.unique() {
      let screens = zip(all, kinds).filter { $1 == kind }.map(\.0)
      guard let first = screens.first else { continue }
      let tab = AuditTab(first, page: page, request: request)
      parts.append(Part(tab: tab, placements: []))
      try await tab.load()
      parts[parts.count - 1].placements = try await layOut(screens, in: tab)
    }
  }

  /// The kind of tab in which the page is measured for a screen.
  private func tabKind(of screen: SweptScreen) -> AuditTabKind {
    var kind = AuditTabKind(screen.target, host: screen.program.host)
    if request.reloadsEach { kind.viewport = booted.geometry(of: screen, .covering, nil).viewport }
    return kind
  }

  /// Lays the page of a tab out for each screen.
  private func layOut(
    _ screens: [SweptScreen], in tab: AuditTab
  ) async throws -> [Placement] {
    let arguments = tab.arguments
    // A web app is laid out by what its page says, which only the tab knows.
    let swept = screens.map { $0.with(tab.statusBarStyle) }
    let order = Dictionary(uniqueKeysWithValues: swept.enumerated().map { ($1, $0) })
    var placements: [Placement] = []
    func place(_ screen: SweptScreen, _ geometry: ScreenGeometry, _ readings: [MeasuredPage]) {
      placements.append(
        Placement(
          screen: screen, geometry: geometry, readings: readings,
          viewport: ViewportReading(arguments), manifestDisplay: tab.manifestDisplay))
    }
    var rest: [(SweptScreen, ScreenGeometry)] = swept.map {
      ($0, booted.geometry(of: $0, arguments, nil))
    }
    // The size of the laid out document can change the scale, and with it the viewport (W120-W122): such
    // screens are laid out again.
    for _ in 0..<Self.roundLimit where !rest.isEmpty {
      var next: [(SweptScreen, ScreenGeometry)] = []
      for group in Dictionary(grouping: rest, by: \.1.viewport).values.sorted(by: {
        order[$0[0].0, default: 0] < order[$1[0].0, default: 0]
      }) {
        let viewport = group[0].1.viewport
        let readings = try await tab.measure(in: viewport, at: [.top, .end])
        let document = readings.first?.document
        for (screen, _) in group {
          let geometry = booted.geometry(of: screen, arguments, document)
          if geometry.viewport == viewport {
            place(screen, geometry, readings)
          } else {
            next.append((screen, geometry))
          }
        }
      }
      rest = next
    }
    // A page whose size follows its viewport and the other way round: as it was laid out last.
    for (screen, geometry) in rest {
      place(
        screen, geometry, try await tab.measure(in: geometry.viewport, at: [.top, .end]))
    }
    return placements.sorted { order[$0.screen, default: 0] < order[$1.screen, default: 0] }
  }

  /// The number of times that a screen's layout may change its viewport.
  private static let roundLimit: Int = 3
}

extension ViewportArguments {
  /// The arguments of a page that sees all of a screen.
  fileprivate static var covering: ViewportArguments {
    var arguments = ViewportArguments()
    arguments.width = .deviceWidth
    arguments.initialScale = 1
    arguments.viewportFit = .cover
    return arguments
  }
}

extension PageSweep.Placement {
  /// The screenfuls, one for each position.
  func screenfuls(subject: String, elements: [Int: Element] = [:]) -> [Screenful] {
    readings.map {
      ScreenfulBuilder(
        subject: subject, geometry: geometry, page: $0, viewport: viewport,
        manifestDisplay: manifestDisplay,
        elements: elements
      ).screenful
    }
  }
}
