import ChromiumEngine
import DeviceCatalog
import DisplayList
import FanlightBrowser
import Foundation
import FoundationNetworking
import LoopbackServer
import Simulator
import Testing
import UIKit
import WebKit

/// An app's own screen with a web view, over public API alone.
private final class PageViewController: UIViewController {
  let webView = WKWebView()
  private let request: URLRequest

  init(_ url: URL) {
    request = URLRequest(url: url)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    webView.frame = view.bounds
    webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(webView)
    webView.load(request)
  }
}

@Suite("Simulator · pages of web views, over public API", .serialized)
@MainActor
struct PageTests {
  private static let engine: ChromiumEngine = ChromiumEngine()

  private let server: LoopbackServer
  private let phone: Device

  init() throws {
    server = try LoopbackServer([
      "/red": .page(
        "<meta name=viewport content='width=device-width'><body style='background:rgb(200,0,0)'>"),
      "/blue": .page("<title>Blue</title><body style='background:rgb(0,0,200)'>"),
      "/box": .page(
        "<meta name=viewport content='width=device-width'><body style='margin:0'>"
          + "<div style='width:100px;height:100px;background:rgb(0,0,200)'></div>"),
      "/dark": .page(
        "<meta name=viewport content='width=device-width'><meta name=color-scheme content='light dark'>"
          + "<body style='margin:0'>"
          + "<div style='width:100px;height:100px;background:rgb(200 0 0 / 0.5)'></div>"),
      "/wide": .page(
        "<meta name=viewport content='width=device-width, initial-scale=1'><body style='margin:0'>"
          + "<div style='width:750px;height:300px;background:rgb(0,0,200)'></div>"),
      "/theme": .page(
        """
        <meta name=viewport content='width=device-width'><meta name=theme-color content='#102030'>
        <body style='background:rgb(0,0,200)'>
        """),
      "/busy": .page(
        "<body><script>(function change() { document.body.append('x'); requestAnimationFrame(change) })()</script>"
      ),
      "/cookie": .when { request in
        .page("<title>\(request.contains("Cookie: a=1") ? "cookie" : "no cookie")</title>")
      },
    ])
    phone = try DeviceCatalog.builtIn.device(named: "iPhone X")
  }

  /// The color of a point of the screen, in points: red, green, blue.
  private func color(_ simulator: Simulator, _ x: Int, _ y: Int) throws -> [Int] {
    let bitmap = try simulator.drawing().bitmap()
    let pixel = bitmap.pixels[y * 3 * bitmap.width + x * 3]
    return [16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
  }

  @Test("a picture has the page's pixels in it, without and with a browser around it")
  func aPictureContainsThePagesPixels() async throws {
    let simulator = Simulator(phone, engine: Self.engine)
    simulator.show(PageViewController(server.url("/red")))
    try await simulator.waitUntilQuiet()
    let picture = try await simulator.picture()
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try color(simulator, 187, 400) == [200, 0, 0])
    await simulator.close()

    let second = Simulator(phone, orientation: .landscapeRight, engine: Self.engine)
    let browser = BrowserViewController(url: server.url("/blue"))
    second.show(UINavigationController(rootViewController: browser))
    try await second.waitUntilQuiet()
    _ = try await second.picture()
    #expect(try color(second, 400, 200) == [0, 0, 200])
    #expect(browser.webView.title == "Blue")
    await second.close()
  }

  @Test("W130 a page shorter than the screen can be pulled down to refresh")
  func shortPageCanBePulledDown() async throws {
    let simulator = Simulator(phone, engine: Self.engine)
    let screen = PageViewController(server.url("/red"))
    simulator.show(screen)
    let control = UIRefreshControl()
    var refreshes = 0
    control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    screen.webView.scrollView.refreshControl = control
    try await simulator.waitUntilQuiet()
    simulator.drag(from: CGPoint(x: 187, y: 150), to: CGPoint(x: 187, y: 650))
    simulator.settle()
    #expect(refreshes == 1)
    await simulator.close()
  }

  @Test("W152 isOpaque = false: pictures and snapshots are transparent where the page is")
  func picturesOfATransparentWebView() async throws {
    let simulator = Simulator(phone, engine: Self.engine)
    let screen = PageViewController(server.url("/box"))
    screen.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    screen.webView.isOpaque = false
    screen.webView.backgroundColor = .clear
    simulator.show(screen)
    try await simulator.waitUntilQuiet()
    _ = try await simulator.picture()
    #expect(try color(simulator, 187, 600) == [255, 0, 0])
    #expect(try color(simulator, 50, 94) == [0, 0, 200])
    let snapshot = try await screen.webView.takeSnapshot(configuration: nil)
    #expect(snapshot.size == screen.webView.bounds.size)

    screen.webView.isOpaque = true
    try await simulator.waitUntilQuiet()
    _ = try await simulator.picture()
    #expect(try color(simulator, 187, 600) == [255, 255, 255])

    let backdrop = UIViewController()
    backdrop.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    backdrop.view.addSubview(UIImageView(image: snapshot))
    simulator.show(backdrop)
    _ = try await simulator.picture()
    #expect(try color(simulator, 187, 600) == [0, 255, 0])
    #expect(try color(simulator, 50, 94) == [0, 0, 200])
    await simulator.close()
  }

  @Test("W340 a document with a dark color scheme has a black background, others a white one")
  func darkDocumentHasABlackBackground() async throws {
    let simulator = Simulator(phone, engine: Self.engine)
    let screen = PageViewController(server.url("/dark"))
    screen.overrideUserInterfaceStyle = .dark
    simulator.show(screen)
    try await simulator.waitUntilQuiet()
    _ = try await simulator.picture()
    #expect(try color(simulator, 187, 600) == [0, 0, 0])
    #expect(try color(simulator, 50, 94) == [100, 0, 0])
    #expect(screen.webView.underPageBackgroundColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    let snapshot = try #require(try await screen.webView.takeSnapshot(configuration: nil).cgImage)
    let shown = snapshot.bitmap
    #expect(shown.pixels[94 * 3 * shown.width + 50 * 3] == 0xFF64_0000)

    screen.webView.load(URLRequest(url: server.url("/box")))
    try await simulator.waitUntilQuiet()
    _ = try await simulator.picture()
    #expect(try color(simulator, 187, 600) == [255, 255, 255])

    screen.webView.load(URLRequest(url: server.url("/dark")))
    screen.overrideUserInterfaceStyle = .light
    try await simulator.waitUntilQuiet()
    _ = try await simulator.picture()
    #expect(try color(simulator, 187, 600) == [255, 255, 255])
    await simulator.close()
  }

  @Test(
    "W151 W152 W153 W326 a web view adopts the page's colors and notifies observers")
  func webViewAdoptsThePagesColors() async throws {
    let simulator = Simulator(phone, engine: Self.engine)
    let screen = PageViewController(server.url("/theme"))
    let webView = screen.webView
    var themes: [UIColor?] = []
    var backgrounds: [UIColor?] = []
    let observations = [
      webView.observe(\.themeColor) { view, _ in themes.append(view.themeColor) },
      webView.observe(\.underPageBackgroundColor) { view, _ in
        backgrounds.append(view.underPageBackgroundColor)
      },
    ]
    simulator.show(screen)
    // Nothing here asks the page for anything.
    await Self.eventually { !themes.isEmpty && !backgrounds.isEmpty }
    #expect(themes == [UIColor(red: 16.0 / 255, green: 32.0 / 255, blue: 48.0 / 255, alpha: 1)])
    let blue = UIColor(red: 0, green: 0, blue: 200.0 / 255, alpha: 1)
    #expect(backgrounds == [blue])
    #expect(webView.scrollView.backgroundColor == blue)
    #expect(webView.scrollView.indicatorStyle == .white)

    _ = try await webView.evaluateJavaScript(
      """
      document.querySelector('[name=theme-color]').content = 'white';
      document.documentElement.style.overscrollBehavior = 'none';
      document.body.style.background = 'rgb(255, 255, 204)'; 0
      """)
    await Self.eventually { themes.count == 2 && backgrounds.count == 2 }
    #expect(themes.last == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(backgrounds.last == UIColor(red: 1, green: 1, blue: 204.0 / 255, alpha: 1))
    #expect(!webView.scrollView.bouncesVertically)
    #expect(webView.scrollView.indicatorStyle == .black)
    withExtendedLifetime(observations) {}
    await simulator.close()
  }

  /// Waits until something that the engine brings about is so, for at most thirty seconds.
  private static func eventually(_ isTrue: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(30)
    while !isTrue(), ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(5)) }
  }

  @Test("W122 W134 a short page that is too wide is seen whole, at the scale that its width fits")
  func shrinkToFit() async throws {
    let simulator = Simulator(phone, engine: Self.engine)
    let screen = PageViewController(server.url("/wide"))
    simulator.show(screen)
    try await simulator.waitUntilQuiet()
    #expect(abs(screen.webView.scrollView.zoomScale - 0.5) < 0.001)
    #expect(screen.webView.scrollView.contentSize.width == 375)
    let scale = try await screen.webView.evaluateJavaScript("visualViewport.scale") as? Double
    #expect(abs((scale ?? 0) - 0.5) < 0.001)
    _ = try await simulator.picture()
    #expect(try color(simulator, 370, 44 + 100) == [0, 0, 200])
    await simulator.close()
  }

  @Test("W331 a page reads the size of the screen in portrait, whatever its orientation")
  func screenSizeIsThatOfPortrait() async throws {
    let simulator = Simulator(phone, orientation: .landscapeRight, engine: Self.engine)
    let screen = PageViewController(server.url("/red"))
    simulator.show(screen)
    try await simulator.waitUntilQuiet()
    let script = """
      [screen.width, screen.height, matchMedia('(device-width: 375px)').matches,
        matchMedia('(orientation: landscape)').matches, innerWidth > innerHeight].join()
      """
    let told = try await screen.webView.evaluateJavaScript(script) as? String
    #expect(told == "375,812,true,true,true")
    simulator.rotate(to: .portrait)
    try await simulator.waitUntilQuiet()
    let upright = try await screen.webView.evaluateJavaScript("screen.width + ',' + screen.height")
    #expect(upright as? String == "375,812")
    await simulator.close()
  }

  @Test("a page that never becomes quiet ends the wait, and a picture can be taken")
  func neverQuietPageEndsTheWait() async throws {
    let simulator = Simulator(phone, engine: Self.engine)
    simulator.show(PageViewController(server.url("/busy")))
    let error = await #expect(throws: SimulatorError.self) {
      try await simulator.waitUntilQuiet(timeout: .seconds(2))
    }
    #expect(error?.code == .pageBusy)
    #expect(error?.message.contains("/busy was still busy after 2") == true)
    _ = try await simulator.picture()
    await simulator.close()
  }

  @Test("without an engine the wait fails with advice, and a picture of the rest can be taken")
  func noEngine() async throws {
    let simulator = Simulator(phone)
    simulator.show(PageViewController(server.url("/red")))
    let error = await #expect(throws: SimulatorError.self) {
      try await simulator.waitUntilQuiet()
    }
    #expect(error?.code == .engineMissing)
    #expect(error?.advice.contains("engine: ChromiumEngine()") == true)
    _ = try await simulator.picture()
  }

  @Test("a device without an engine does not use the preceding device's")
  func engineOfDevice() async throws {
    _ = Simulator(phone, engine: Self.engine)
    let simulator = Simulator(phone)
    simulator.show(PageViewController(server.url("/red")))
    let error = await #expect(throws: SimulatorError.self) {
      try await simulator.waitUntilQuiet()
    }
    #expect(error?.code == .engineMissing)
  }

  @Test("the error for a missing Chromium says how to install it")
  func missingChromiumError() async throws {
    let engine = ChromiumEngine(ChromiumConfiguration(executable: "/nonexistent/chromium"))
    let simulator = Simulator(phone, engine: engine)
    let screen = PageViewController(server.url("/red"))
    simulator.show(screen)
    let error = await #expect(throws: SimulatorError.self) {
      try await simulator.waitUntilQuiet()
    }
    #expect(error?.code == .engineMissing)
    #expect(error?.message == "There is no program at /nonexistent/chromium.")
    await simulator.close()
  }

  @Test("W317 a cookie set before the device boots is sent with the first request")
  func anEarlyCookieIsInTheFirstRequest() async throws {
    let cookie = try #require(
      HTTPCookie(properties: [.name: "a", .value: "1", .domain: "127.0.0.1", .path: "/"]))
    let store = WKWebsiteDataStore.default()
    await store.httpCookieStore.setCookie(cookie)
    let simulator = Simulator(phone, engine: Self.engine)
    let screen = PageViewController(server.url("/cookie"))
    simulator.show(screen)
    try await simulator.waitUntilQuiet()
    #expect(screen.webView.title == "cookie")
    await store.httpCookieStore.deleteCookie(cookie)
    await simulator.close()
  }
}
