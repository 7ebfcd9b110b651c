import ArgumentParser
import DeviceCatalog
import PageHosts

/// The options for screens, hosts and bars, which `shot` and `insets` share.
struct ScreenOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      """
      A device by name or model identifier, or 'all', 'iphones', 'ipads', 'current', \
      'representative'. Can be repeated.
      """,
      valueName: "name"), completion: DeviceArgument.completion)
  var devices: [String]

  @Option(
    name: .customLong("os"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      The system: 11 means the latest 11.x, 11.0 exactly 11.0. Can be repeated. It decides on \
      insets, bars, user agent and the CSS and APIs that a page finds (docs/emulation.md). \
      (default: the newest that the device runs)
      """, valueName: "release"))
  var systems: [String] = []

  @Option(
    name: .customLong("orientation"),
    help: """
      How the device is held: landscape-right has the notch on the left, landscape is both. Can be \
      repeated.
      """)
  var orientations: [OrientationArgument] = [.portrait]

  @Option(
    name: .customLong("host"),
    help: """
      Where the page is shown: Safari, a plain WKWebView in an app, FanlightBrowser, or a web app \
      from the home screen, which all leaves out. Can be repeated.
      """)
  var hosts: [HostArgument] = [.all]

  @Option(
    name: .customLong("strategy"),
    help: """
      How FanlightBrowser places pages in the safe area: as it does by default, or by the recipe \
      of 2017. Can be repeated.
      """)
  var strategies: [StrategyArgument] = [.standard]

  @Option(
    help: ArgumentHelp(
      """
      The bars of the app around the web view: navigation, toolbar, tab with commas between, or \
      none. Safari has its own, a web app has none. (default: navigation,toolbar)
      """, valueName: "bars"),
    transform: BarsArgument.bars)
  var bars: Set<HostBar> = [.navigation, .toolbar]

  @Option(help: "Show or hide the status bar, whatever the system does.")
  var statusBar: StatusBarArgument?

  @OptionGroup var safari: SafariBarsOptions

  mutating func validate() throws {
    _ = try selection()
  }

  /// Returns the screens that the options select.
  ///
  /// - Parameter statusBarStyles: The styles of a web app's status bar; empty for the style that the page declares.
  func selection(
    statusBarStyles: [WebAppStatusBarStyle] = []
  ) throws -> ScreenSelection {
    let catalog = DeviceCatalog.builtIn
    let targets = try devices.flatMap { argument in
      try DeviceArgument(argument, in: catalog).targets(systems: systems, in: catalog)
    }
    return ScreenSelection(
      targets: targets.map { .init(device: $0.0, system: $0.1) }.unique(),
      orientations: orientations.flatMap(\.orientations).unique(),
      hosts: hosts.flatMap(\.hosts).unique(),
      strategies: strategies.map(\.strategy).unique(), statusBarStyles: statusBarStyles,
      bars: bars,
      isStatusBarHidden: statusBar.map { $0 == .hidden }, safariBars: safari.bars)
  }
}
