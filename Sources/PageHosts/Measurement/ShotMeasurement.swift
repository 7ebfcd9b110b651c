/// The measurement of one page on one screen, with the structure and order of the command's JSON.
///
/// Lengths are points; those of ``page`` are CSS pixels.
package struct ShotMeasurement: Sendable, Hashable, Codable {
  /// The origin of the numbers.
  package enum Source: String, Sendable, Hashable, Codable {
    /// The numbers were measured in the running page.
    case measured
    /// The numbers were computed without an engine.
    case modelled
  }

  /// The device's name.
  package var device: String
  /// The system version, such as "11.4".
  package var system: String
  /// The orientation of the device.
  package var orientation: ShotOrientation
  /// The host that shows the page.
  package var host: PageHost
  /// FanlightBrowser's safe-area strategy; `nil` for other hosts.
  package var strategy: BrowserStrategy?
  /// The web app's status bar style; `nil` for other hosts.
  package var statusBarStyle: WebAppStatusBarStyle?
  /// The bars of the app around the web view; empty for Safari, which has its own.
  package var bars: [HostBar]
  /// The `viewport-fit` of the page's viewport meta element.
  package var viewportFit: ViewportFit
  /// The origin of the numbers.
  package var source: Source
  /// The size of the screen.
  package var screen: Screen
  /// The geometry of the web view.
  package var webView: WebView
  /// The insets and the offset of the web view's scroll view.
  package var scrollView: ScrollView
  /// The lengths that the page reads, in CSS pixels.
  package var page: Page
  /// The path of the screenshot; only in a run that takes screenshots.
  package var image: String?
  /// The page's final URL; only in a run that takes screenshots.
  package var url: String?
  /// The page's argument on the command line; only in a run that takes screenshots.
  package var input: String?
  /// The HTTP status code of the response, such as 200; `nil` without a server.
  package var httpStatus: Int?

  /// The host with its options.
  package var program: ScreenSelection.Program {
    ScreenSelection.Program(host: host, strategy: strategy, statusBarStyle: statusBarStyle)
  }

  /// Creates a measurement.
  package init(
    device: String, system: String, orientation: ShotOrientation, host: PageHost,
    strategy: BrowserStrategy? = nil, statusBarStyle: WebAppStatusBarStyle? = nil,
    bars: [HostBar], viewportFit: ViewportFit, source: Source,
    screen: Screen, webView: WebView,
    scrollView: ScrollView, page: Page, image: String? = nil, url: String? = nil,
    input: String? = nil, httpStatus: Int? = nil
  ) {
    self.device = device
    self.system = system
    self.orientation = orientation
    self.host = host
    self.strategy = strategy
    self.statusBarStyle = statusBarStyle
    self.bars = bars
    self.viewportFit = viewportFit
    self.source = source
    self.screen = screen
    self.webView = webView
    self.scrollView = scrollView
    self.page = page
    self.image = image
    self.url = url
    self.input = input
    self.httpStatus = httpStatus
  }
}
