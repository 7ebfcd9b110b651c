import DeviceCatalog
import Testing
import WebKit

@testable import PageHosts

@Suite("Hosts · the effects of bars and rotation on a page's measurement")
@MainActor
struct HostNumbersTests {
  private typealias Edges = ShotMeasurement.Edges

  private func numbers(
    _ host: PageHost, _ fit: ViewportFit, _ orientation: ShotOrientation = .portrait,
    bars: Set<HostBar> = [.navigation, .toolbar], device: String = "iPhone X", system: String = "11"
  ) throws -> ShotMeasurement {
    let device = try DeviceCatalog.builtIn.device(named: device)
    let selection = ScreenSelection(
      targets: [.init(device: device, system: try device.systemRelease(for: system))],
      orientations: [orientation], hosts: [host], bars: bars)
    let request = InsetsRequest(selection: selection, viewportFits: [fit])
    return try #require(ShotRunner().measurements(for: request).first)
  }

  @Test("videos play inline in Safari, and in a phone's app only if it allows that")
  func inlineMediaPlayback() throws {
    let device = try DeviceCatalog.builtIn.device(named: "iPhone X")
    for (host, isInline) in [(PageHost.safari, true), (.wkwebview, false)] {
      let selection = ScreenSelection(
        targets: [.init(device: device, system: try device.systemRelease(for: "16"))],
        orientations: [.portrait], hosts: [host], bars: [])
      let target = try #require(selection.targets.first)
      let run = ScreenRun(
        target, program: .init(host: host), orientation: .portrait, selection: selection, title: "")
      #expect(run.app.webView.configuration.allowsInlineMediaPlayback == isInline)
    }
  }

  @Test("Safari, cover, portrait: bars cover top and bottom, so env() is 0 and 635 remain")
  func safariCover() throws {
    let numbers = try numbers(.safari, .cover)

    #expect(numbers.page.env == Edges(top: 0, left: 0, bottom: 0, right: 0))
    #expect(numbers.page.innerHeight == 635)
    #expect(numbers.page.layoutViewport == .init(width: 375, height: 635))
    #expect(numbers.scrollView.contentInset.top == 94)
    #expect(numbers.scrollView.contentOffset.y == -94)
  }

  @Test("Safari in landscape: a page without viewport-fit is 724 wide, beside the housing")
  func safariLandscape() throws {
    let numbers = try numbers(.safari, .auto, .landscapeRight)

    #expect(numbers.page.innerWidth == 724)
    #expect(numbers.page.innerHeight == 325)
    #expect(numbers.page.env == Edges(top: 0, left: 0, bottom: 0, right: 0))
    #expect(numbers.scrollView.contentOffset == .init(x: -44, y: -50))
  }

  @Test("Safari in landscape: a page with viewport-fit=cover is 812 wide and has three insets")
  func safariLandscapeCover() throws {
    let numbers = try numbers(.safari, .cover, .landscapeRight)

    #expect(numbers.page.innerWidth == 812)
    #expect(numbers.page.innerHeight == 325)
    #expect(numbers.page.env == Edges(top: 0, left: 44, bottom: 21, right: 44))
    #expect(numbers.scrollView.contentOffset == .init(x: 0, y: -50))
  }

  @Test(
    "devices.md 6: Safari's expanded viewport of each era",
    arguments: [
      ("iPhone 11 Pro", "13", 635.0), ("iPhone 13", "15", 664), ("iPhone 15", "17", 659),
      ("iPhone 16 Pro", "18", 678), ("iPhone 17", "26", 714),
    ])
  func safariEras(device: String, system: String, height: Double) throws {
    let numbers = try numbers(.safari, .auto, device: device, system: system)

    #expect(numbers.page.innerHeight == height)
    #expect(numbers.page.env == Edges(top: 0, left: 0, bottom: 0, right: 0))
  }

  @Test("FanlightBrowser in landscape, cover: the bar's inset is 32, and env() has no top")
  func browserLandscape() throws {
    let numbers = try numbers(.browser, .cover, .landscapeLeft)

    #expect(numbers.webView.safeAreaInsets == Edges(top: 0, left: 44, bottom: 53, right: 44))
    #expect(numbers.scrollView.adjustedContentInset.top == 32)
    #expect(numbers.scrollView.contentOffset.y == -32)
    #expect(numbers.page.env == Edges(top: 0, left: 44, bottom: 53, right: 44))
  }

  @Test("without bars, a web view has the screen's own safe area")
  func withoutBarsTheSafeAreaIsTheScreens() throws {
    let numbers = try numbers(.wkwebview, .auto, bars: [])

    #expect(numbers.webView.safeAreaInsets == Edges(top: 44, left: 0, bottom: 34, right: 0))
    #expect(numbers.webView.frame == .init(x: 0, y: 0, width: 375, height: 812))
  }

  @Test("a tab bar covers 49 points and the home indicator's inset")
  func tabBar() throws {
    let numbers = try numbers(.wkwebview, .auto, bars: [.navigation, .tab])

    #expect(numbers.webView.safeAreaInsets == Edges(top: 88, left: 0, bottom: 83, right: 0))
  }

  @Test("a rotated device gives the same measurement as a new one", arguments: PageHost.allCases)
  func rotationsMatchAFreshStart(host: PageHost) throws {
    let device = try DeviceCatalog.builtIn.device(named: "iPhone X")
    let selection = ScreenSelection(
      targets: [.init(device: device, system: try device.systemRelease(for: "11"))],
      orientations: [.portrait, .landscapeRight, .portrait], hosts: [host])
    let rows = ShotRunner().measurements(for: InsetsRequest(selection: selection))

    #expect(rows.count == 9)
    for row in rows {
      #expect(row == (try numbers(host, row.viewportFit, row.orientation)))
    }
  }
}
