import ArgumentParser
import DeviceCatalog
import Foundation
import PageHosts

/// The options for the screens and hosts of an audit.
struct AuditScreenOptions: ParsableArguments {
  @Option(
    name: [.customLong("device"), .customLong("devices")],
    help: ArgumentHelp(
      """
      A device by name or model identifier, or 'representative', 'current', 'all', 'iphones', \
      'ipads'. Can be repeated. (default: representative)
      """, valueName: "name"), completion: DeviceArgument.completion)
  var devices: [String] = []

  @Option(
    name: .customLong("os"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      The system: 11 means the latest 11.x, 11.0 exactly 11.0. Can be repeated. \
      (default: the newest that the device runs)
      """, valueName: "release"))
  var systems: [String] = []

  @Option(
    name: .customLong("orientation"),
    help: "How the device is held. Can be repeated.")
  var orientations: [OrientationArgument] = [.all]

  @Option(
    name: .customLong("host"),
    help: """
      Where the page is shown. Can be repeated. (default: Safari, and the home screen for a page that \
      declares itself a web app)
      """)
  var hosts: [HostArgument] = []

  @Option(
    help: ArgumentHelp(
      """
      The bars of the app around the web view: navigation, toolbar, tab with commas between, or \
      none. Safari has its own. (default: navigation,toolbar)
      """, valueName: "bars"),
    transform: BarsArgument.bars)
  var bars: Set<HostBar> = [.navigation, .toolbar]

  @Option(
    name: .customLong("jobs"),
    help: ArgumentHelp(
      """
      The greatest number of tabs in which a page is measured at a time. (default: two more than \
      there are processors)
      """, valueName: "tabs"))
  var jobs: Int?

  mutating func validate() throws {
    _ = try selection()
    if let jobs, !(1...64).contains(jobs) {
      throw ValidationError("--jobs \(jobs): write a number of tabs from 1 to 64.")
    }
  }

  /// The maximum number of tabs in which a page is measured at the same time.
  var tabs: Int { jobs ?? min(16, ProcessInfo.processInfo.activeProcessorCount + 2) }

  /// The hosts that show the pages; Safari by default.
  var pageHosts: [PageHost] { hosts.isEmpty ? [.safari] : hosts.flatMap(\.hosts).unique() }

  /// Returns the screens that the options select.
  func selection() throws -> ScreenSelection {
    let catalog = DeviceCatalog.builtIn
    let arguments = devices.isEmpty ? [DeviceGroup.representative.rawValue] : devices
    let targets = try arguments.flatMap { argument in
      try DeviceArgument(argument, in: catalog).targets(systems: systems, in: catalog)
    }
    return ScreenSelection(
      targets: targets.map { .init(device: $0.0, system: $0.1) }.unique(),
      orientations: orientations.flatMap(\.orientations).unique(), hosts: pageHosts, bars: bars)
  }
}
