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

  /// What the pages of one kind of carrier came to.
  struct Part {
    var carrier: Carrier
    var placements: [Placement]
  }

  /// Loads the page once for each kind of carrier and lays it out for every screen.
  func run() async throws -> [Part] {
    var parts: [Part] = []
    do {
      try await lay(out: SweptScreen.all(of: request, hosts: request.hosts), into: &parts)
      if request.addsDeclaredWebApp, !request.hosts.contains(.webapp),
        let carrier = parts.first?.carrier, await carrier.declaresWebApp
      {
        try await lay(out: SweptScreen.all(of: request, hosts: [.webapp]), into: &parts)
      }
    } catch {
      for part in parts { await part.carrier.close() }
      throw error
    }
    return parts
  }

  /// Loads the page for each kind of carrier of some screens, and lays it out for them.
  private func lay(out all: [SweptScreen], into parts: inout [Part]) async throws {
    for kind in all.map({ CarrierKind($0.target, host: $0.program.host) }).uniqued() {
      let screens = all.filter { CarrierKind($0.target, host: $0.program.host) == kind }
      guard let first = screens.first else { continue }
      let carrier = Carrier(first, page: page, request: request)
      parts.append(Part(carrier: carrier, placements: []))
      try await carrier.load()
      parts[parts.count - 1].placements = try await layOut(screens, in: carrier)
    }
  }

  /// Lays the page of a carrier out for each screen.
  private func layOut(
    _ screens: [SweptScreen], in carrier: Carrier
  ) async throws -> [Placement] {
    let arguments = carrier.arguments
    // A web app is laid out by what its page says, which only the carrier knows.
    let swept = screens.map { $0.with(carrier.statusBarStyle) }
    var placements: [Placement] = []
    var rest: [(SweptScreen, ScreenGeometry)] = swept.map {
      ($0, booted.geometry(of: $0, arguments, size: nil))
    }
    // The size of the laid out document can change the scale, and with it the viewport (W120-W122): such
    // screens are laid out again.
    for _ in 0..<Self.roundLimit where !rest.isEmpty {
      var next: [(SweptScreen, ScreenGeometry)] = []
      for group in Dictionary(grouping: rest, by: \.1.viewport).values.sorted(by: {
        swept.firstIndex(of: $0[0].0)! < swept.firstIndex(of: $1[0].0)!
      }) {
        let viewport = group[0].1.viewport
        let readings = try await carrier.measure(in: viewport, at: [.top, .end])
        let size = readings.first?.documentSize
        for (screen, _) in group {
          let geometry = booted.geometry(of: screen, arguments, size: size)
          guard geometry.viewport == viewport else {
            next.append((screen, geometry))
            continue
          }
          placements.append(
            Placement(
              screen: screen, geometry: geometry, readings: readings,
              viewport: ViewportReading(arguments),
              manifestDisplay: carrier.manifestDisplay))
        }
      }
      rest = next
    }
    // A page whose size follows its viewport and the other way round: as it was laid out last.
    for (screen, geometry) in rest {
      let readings = try await carrier.measure(in: geometry.viewport, at: [.top, .end])
      placements.append(
        Placement(
          screen: screen, geometry: geometry, readings: readings,
          viewport: ViewportReading(arguments),
          manifestDisplay: carrier.manifestDisplay))
    }
    let order = Dictionary(uniqueKeysWithValues: swept.enumerated().map { ($1, $0) })
    return placements.sorted { order[$0.screen, default: 0] < order[$1.screen, default: 0] }
  }

  /// The number of times that a screen's layout may change its viewport.
  private static let roundLimit: Int = 3
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

extension Sequence where Element: Hashable {
  /// The elements, each once, in the order of their first occurrence.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
