import DeviceCatalog
import Testing
import UIKit

@testable import PageHosts

@Suite("Safari's bars, minimized")
@MainActor
struct SafariBarsTests {
  private func numbers(
    _ device: String, _ system: String, _ fit: ViewportFit, _ bars: SafariBars,
    _ orientation: ShotOrientation = .portrait
  ) throws -> ShotMeasurement {
    let device = try DeviceCatalog.builtIn.device(named: device)
    let selection = ScreenSelection(
      targets: [.init(device: device, system: try device.systemRelease(for: system))],
      orientations: [orientation], hosts: [.safari], safariBars: bars)
    let request = InsetsRequest(selection: selection, viewportFits: [fit])
    return try #require(ShotRunner().measurements(for: request).first)
  }

  @Test(
    "devices.md 6: innerHeight with minimized bars",
    arguments: [
      ("iPhone 5s", "8", 529.0), ("iPhone X", "11", 748), ("iPhone 15", "17", 741),
      ("iPhone 16 Pro", "18", 760), ("iPhone 17", "26", 754),
    ])
  func innerHeight(_ device: String, _ system: String, _ height: Double) throws {
    let minimized = try numbers(device, system, .auto, .minimized).page
    #expect(minimized.innerHeight == height)
    // The initial containing block does not change (github.com/bokand/URLBarSizing).
    let expanded = try numbers(device, system, .auto, .expanded).page
    #expect(minimized.layoutViewport == expanded.layoutViewport)
  }

  @Test("up to iOS 14, env() has the home indicator once the toolbar is minimized")
  func envHasTheHomeIndicatorWithoutToolbar() throws {
    #expect(try numbers("iPhone X", "11", .cover, .expanded).page.env.bottom == 0)
    #expect(try numbers("iPhone X", "11", .cover, .minimized).page.env.bottom == 34)
    #expect(try numbers("iPhone 15", "17", .cover, .minimized).page.env.bottom == 0)
  }

  @Test("minimized bars are hidden on a phone in landscape, and stay on an iPad")
  func minimizedBarsOnOtherScreens() throws {
    let phone = try numbers("iPhone X", "12", .auto, .minimized, .landscapeRight)
    #expect(phone.page.innerHeight == 375)
    #expect(phone.scrollView.contentInset.top == 0)
    let pad = try numbers("iPad (9th gen)", "15", .auto, .minimized)
    #expect(pad == (try numbers("iPad (9th gen)", "15", .auto, .expanded)))
  }

  @Test("the status bar's text over a light page is dark, in dark and in light mode")
  func statusBarTextIsDark() {
    let signs = SafariFieldSymbols(system: SystemVersion(major: 16))
    for mode in [UIUserInterfaceStyle.dark, .light] {
      let chrome = SafariChromeView(style: .addressAtBottom, signs: signs, title: "")
      chrome.overrideUserInterfaceStyle = mode
      #expect(chrome.statusBarStyle == .default)
      chrome.pageColor = .white
      #expect(chrome.statusBarStyle == .darkContent)
      chrome.pageColor = .black
      #expect(chrome.statusBarStyle == .lightContent)
    }
    // On glass, the status bar follows the content below it.
    let glass = SafariChromeView(style: .capsules, signs: signs, title: "")
    glass.pageColor = .white
    #expect(glass.statusBarStyle == .default)
  }

  @Test("in a right-to-left layout the buttons are mirrored")
  func buttonsAreMirroredRightToLeft() {
    let layout = SafariChromeLayout(
      style: .addressAtTop, size: CGSize(width: 375, height: 667),
      bars: UIEdgeInsets(top: 64, left: 0, bottom: 44, right: 0),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let mirrored = layout.mirrored(in: 375)
    #expect(mirrored.tools.map(\.icon) == layout.tools.map(\.icon))
    #expect(mirrored.tools.map(\.center.x) == layout.tools.map { 375 - $0.center.x })
    #expect(mirrored.mirrored(in: 375) == layout)
  }

  @Test("minimized bars show the host name and no buttons")
  func minimizedBarsShowTheHostNameOnly() {
    for style in [SafariChromeStyle.addressAtTop, .addressAtBottom, .capsules] {
      let isTop = style == .addressAtTop
      let bars = UIEdgeInsets(top: isTop ? 64 : 44, left: 0, bottom: isTop ? 0 : 58, right: 0)
      let layout = SafariChromeLayout.minimized(
        style, size: CGSize(width: 375, height: 812), bars: bars,
        safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
      #expect(layout.tools.isEmpty && layout.isMinimized)
      #expect(!layout.field.isEmpty)
      // The name is in the bars, and clear of the status bar and the home indicator.
      #expect(isTop ? layout.field.maxY <= 64 : layout.field.minY >= 754)
      #expect(isTop ? layout.field.minY >= 44 : layout.field.maxY <= 778)
    }
  }
}
