import DeviceCatalog
import Testing

@testable import PageHosts

@Suite("Hosts · modelled measurements of a web app from the Home Screen")
@MainActor
struct WebAppNumbersTests {
  private typealias Edges = ShotMeasurement.Edges

  private func numbers(
    _ style: WebAppStatusBarStyle, _ fit: ViewportFit, on device: String, system: String,
    _ orientation: ShotOrientation = .portrait
  ) throws -> ShotMeasurement {
    let device = try DeviceCatalog.builtIn.device(named: device)
    let selection = ScreenSelection(
      targets: [.init(device: device, system: try device.systemRelease(for: system))],
      orientations: [orientation], hosts: [.webapp], statusBarStyles: [style])
    let request = InsetsRequest(selection: selection, viewportFits: [fit])
    return try #require(ShotRunner().measurements(for: request).first)
  }

  @Test(
    "W344 below the status bar the page has the screen's height less the safe area's top",
    arguments: [
      ("iPhone 17", "26.2", 812.0), ("iPhone 14 Pro", "26.2", 793), ("iPhone X", "11", 768),
      ("iPhone SE (2nd gen)", "15", 647), ("iPad (9th gen)", "18", 1060),
    ])
  func belowTheStatusBar(device: String, system: String, height: Double) throws {
    for style in [WebAppStatusBarStyle.default, .black] {
      let numbers = try numbers(style, .cover, on: device, system: system)
      #expect(numbers.page.innerHeight == height)
      #expect(numbers.page.layoutViewport.height == height)
      #expect(numbers.page.env.top == 0)
      #expect(numbers.scrollView.contentOffset.y == height - numbers.screen.height)
    }
  }

  @Test(
    "W346, W349 a tall black-translucent page has the whole screen, and its safe area",
    arguments: [
      ("iPhone 17", "26.2", Edges(top: 62, left: 0, bottom: 34, right: 0)),
      ("iPhone 14 Pro", "18", Edges(top: 59, left: 0, bottom: 34, right: 0)),
      ("iPhone SE (2nd gen)", "15", Edges(top: 20, left: 0, bottom: 0, right: 0)),
      ("iPad Pro 11-inch (M4)", "26.2", Edges(top: 32, left: 0, bottom: 25, right: 0)),
    ])
  func tallTranslucentPagesHaveTheWholeScreen(
    device: String, system: String, env: ShotMeasurement.Edges
  ) throws {
    let numbers = try numbers(.blackTranslucent, .cover, on: device, system: system)
    #expect(numbers.page.innerHeight == numbers.screen.height)
    #expect(numbers.page.layoutViewport.height == numbers.screen.height)
    #expect(numbers.page.env == env)
    #expect(numbers.scrollView.contentOffset.y == 0)
    #expect(numbers.statusBarStyle == .blackTranslucent)
  }

  @Test("W348 in landscape a phone has no status bar, and the styles do not differ")
  func stylesDoNotDifferInLandscape() throws {
    for style in WebAppStatusBarStyle.allCases {
      let numbers = try numbers(style, .cover, on: "iPhone 17", system: "26.2", .landscapeRight)
      #expect(numbers.page.innerWidth == 874)
      #expect(numbers.page.innerHeight == 402)
      #expect(numbers.page.env == Edges(top: 0, left: 62, bottom: 20, right: 62))
    }
  }

  @Test("W350 iOS 26.1 shows a black-translucent page below the status bar, without a top in env()")
  func iOS26_1ShowsPagesBelowTheStatusBar() throws {
    let numbers = try numbers(.blackTranslucent, .cover, on: "iPhone 17", system: "26.1")
    #expect(numbers.page.innerHeight == 812)
    #expect(numbers.page.env == Edges(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test(
    "W351 without viewport-fit a page is clear of status bar, home indicator and sides")
  func avoidingPagesAreClearOfBars() throws {
    for style in WebAppStatusBarStyle.allCases {
      let upright = try numbers(style, .auto, on: "iPhone 17", system: "26.2")
      #expect(upright.page.innerHeight == 812)
      #expect(upright.page.layoutViewport.height == 778)
      #expect(upright.page.env == Edges(top: 0, left: 0, bottom: 0, right: 0))
      #expect(upright.scrollView.contentOffset.y == -62)
      let landscape = try numbers(style, .auto, on: "iPhone 17", system: "26.2", .landscapeLeft)
      #expect(landscape.page.innerWidth == 750)
    }
  }

  @Test("W352 an iPad has the status bar in both orientations")
  func iPadsHaveTheStatusBar() throws {
    for orientation in [ShotOrientation.portrait, .landscapeRight] {
      let numbers = try numbers(
        .default, .cover, on: "iPad Pro 11-inch (M4)", system: "26.2", orientation)
      #expect(numbers.page.innerHeight == numbers.screen.height - 32)
    }
  }

  @Test("a selection without hosts has the three default hosts, without the web app")
  func defaultHostsAreThree() throws {
    let device = try DeviceCatalog.builtIn.device(named: "iPhone X")
    let target = ScreenSelection.Target(
      device: device, system: try device.systemRelease(for: "11"))
    #expect(
      ScreenSelection(targets: [target]).programs.map(\.name) == ["safari", "wkwebview", "browser"])
    let styles = ScreenSelection(
      targets: [target], hosts: [.webapp], statusBarStyles: WebAppStatusBarStyle.allCases)
    #expect(styles.programs.map(\.name) == ["webapp", "webapp/black", "webapp/black-translucent"])
  }
}
