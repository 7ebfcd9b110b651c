import AuditRules
import Foundation
import PageHosts
import WebEngine
import WebKit

/// Measures one page on many screens with few layouts (audit.md 5).
///
/// The viewport is all that the page knows of the screen, so the page is laid out once for all screens with
/// the same viewport, and judged on each by geometry.
@MainActor
struct PageSweep {
  /// The page.
  let page: PageSource
  /// The request.
  let request: AuditRequest
  /// The screens, booted without an engine.
  let booted: BootedScreens

  /// A layout of the page on one screen.
  struct Placement: Sendable {
    var screen: SweptScreen
    /// The place of the screen in the request.
    var rank: Int = 0
    var geometry: ScreenGeometry
    var readings: [MeasuredPage]
    var viewport: ViewportReading
    var manifestDisplay: String?
  }

  /// A tab with its layouts of the page.
  struct Part: Sendable {
    var tab: AuditTab
    var placements: [Placement]
  }

  /// A screen with its index in the request.
  private struct RankedScreen: Sendable, Hashable {
    var rank: Int
    var screen: SweptScreen
  }

  /// The number of screens that the page was laid out for.
  private let counter = AuditCounter()

  /// Loads the page in tabs of each kind, and lays it out for every screen.
  func run() async throws -> [Part] {
    let tabs = AuditTabs(page: page, request: request)
    do {
      var screens = SweptScreen.all(of: request, hosts: request.hosts)
      counter.total += screens.count
      var parts = try await parts(of: screens, after: 0, in: tabs)
      if request.addsDeclaredWebApp, !request.hosts.contains(.webapp),
        let tab = parts.first?.tab, await tab.declaresWebApp
      {
        let count = screens.count
        screens = SweptScreen.all(of: request, hosts: [.webapp])
        counter.total += screens.count
        parts += try await self.parts(of: screens, after: count, in: tabs)
      }
      return parts
    } catch {
      await tabs.close()
      throw error
    }
  }

  /// Lays out the page for screens of several kinds.
  private func parts(
    of screens: [SweptScreen], after rank: Int, in tabs: AuditTabs
  ) async throws -> [Part] {
    let ranked = screens.enumerated().map { RankedScreen(rank: rank + $0, screen: $1) }
    let kinds = screens.map(tabKind)
    var parts: [Part] = []
    // iPhones and iPads one after the other, because a web view asks the booted device for its idiom.
    for isPad in kinds.map(\.isPad).unique() {
      let own = zip(ranked, kinds).filter { $1.isPad == isPad }
      let ofKinds = own.map(\.1).unique().map { kind in own.filter { $1 == kind }.map(\.0) }
      parts += try await self.parts(of: ofKinds, in: tabs)
    }
    return parts
  }

  /// Lays out the page for screens of some kinds, in several tabs of a kind if there are many viewports,
  /// because most of the time is spent waiting for frames.
  private func parts(
    of kinds: [[RankedScreen]], in tabs: AuditTabs
  ) async throws -> [Part] {
    let limit = max(1, request.tabs)
    // The viewports are only known after the page is loaded.
    let shares = try await kinds.concurrentMap(limit: limit) { screens in
      let tab = try await tabs.open(on: screens[0].screen)
      return self.shares(of: screens, from: tab)
    }
    let ordered = shares.compactMap(\.first) + shares.flatMap { $0.dropFirst() }
    return try await ordered.concurrentMap(limit: limit) { share in
      let tab: AuditTab
      if let opened = share.tab {
        tab = opened
      } else {
        tab = try await tabs.open(on: share.screens[0].screen)
      }
      return Part(tab: tab, placements: try await self.layOut(share.screens, in: tab))
    }
  }

  /// The screens of a kind that one tab lays out.
  private struct Share: Sendable {
    /// The tab; `nil` if it is not open yet.
    var tab: AuditTab?
    var screens: [RankedScreen]
  }

  /// Distributes the screens of a kind among tabs, keeping those with the same viewport together.
  private func shares(of screens: [RankedScreen], from tab: AuditTab) -> [Share] {
    let groups = groups(of: screens.map { ($0, geometry(of: $0.screen, in: tab, nil)) })
    let count = min(
      max(1, request.tabs), (groups.count + Self.viewportsPerTab - 1) / Self.viewportsPerTab)
    return (0..<count).map { share in
      Share(
        tab: share == 0 ? tab : nil,
        screens: groups.indices.filter { $0 % count == share }.flatMap { groups[$0].map(\.0) })
    }
  }

  /// Groups screens by viewport, in the order of the request.
  private func groups(
    of screens: [(RankedScreen, ScreenGeometry)]
  ) -> [[(RankedScreen, ScreenGeometry)]] {
    Dictionary(grouping: screens, by: \.1.viewport).values.sorted { $0[0].0.rank < $1[0].0.rank }
  }

  /// Returns the geometry of a screen for the viewport metas of a tab's page.
  private func geometry(
    of screen: SweptScreen, in tab: AuditTab, _ document: WKWebView.ModelledDocument?
  ) -> ScreenGeometry {
    booted.geometry(of: screen.with(tab.statusBarStyle), tab.arguments, document)
  }

  /// The minimum number of viewports for which a further tab is opened.
  private static let viewportsPerTab: Int = 3

  /// Returns the kind of tab in which the page is measured for a screen.
  private func tabKind(of screen: SweptScreen) -> AuditTabKind {
    var kind = AuditTabKind(screen.target, host: screen.program.host)
    if request.reloadsEach { kind.viewport = booted.geometry(of: screen, .covering, nil).viewport }
    return kind
  }

  /// Lays out the page of a tab for each screen.
  private func layOut(_ screens: [RankedScreen], in tab: AuditTab) async throws -> [Placement] {
    var placements: [Placement] = []
    func addPlacement(
      _ screen: RankedScreen, _ geometry: ScreenGeometry, _ readings: [MeasuredPage]
    ) {
      placements.append(
        Placement(
          screen: screen.screen.with(tab.statusBarStyle), rank: screen.rank, geometry: geometry,
          readings: readings,
          viewport: ViewportReading(tab.arguments), manifestDisplay: tab.manifestDisplay))
    }
    var rest = screens.map { ($0, geometry(of: $0.screen, in: tab, nil)) }
    // The size of the document can change the scale, and with it the viewport (W120-W122), so that the screen
    // is laid out again.
    for _ in 0..<Self.roundLimit where !rest.isEmpty {
      var next: [(RankedScreen, ScreenGeometry)] = []
      for group in groups(of: rest) {
        let viewport = group[0].1.viewport
        let readings = try await tab.measure(in: viewport, at: [.top, .end])
        let document = readings.first?.document
        let before = next.count
        for (screen, _) in group {
          let geometry = geometry(of: screen.screen, in: tab, document)
          if geometry.viewport == viewport {
            addPlacement(screen, geometry, readings)
          } else {
            next.append((screen, geometry))
          }
        }
        request.progress?(
          .laidOut(counter.add(group.count - next.count + before), of: counter.total))
      }
      rest = next
    }
    // A page whose size and viewport keep changing each other is measured in its last layout.
    for (screen, geometry) in rest {
      addPlacement(
        screen, geometry, try await tab.measure(in: geometry.viewport, at: [.top, .end]))
    }
    return placements.sorted { $0.rank < $1.rank }
  }

  /// The maximum number of times that a screen's layout may change its viewport.
  private static let roundLimit: Int = 3
}

extension ViewportArguments {
  /// The arguments of a page with `viewport-fit=cover`.
  fileprivate static var covering: ViewportArguments {
    var arguments = ViewportArguments()
    arguments.width = .deviceWidth
    arguments.initialScale = 1
    arguments.viewportFit = .cover
    return arguments
  }
}

extension PageSweep.Placement {
  /// Returns the screenfuls, one for each position.
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
