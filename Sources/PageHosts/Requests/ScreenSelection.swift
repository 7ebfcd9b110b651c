package import DeviceCatalog

/// The devices, orientations, hosts and bars of a run.
package struct ScreenSelection: Sendable, Hashable {
  /// A device with its system version.
  package struct Target: Sendable, Hashable {
    /// The device.
    package var device: Device
    /// The system version.
    package var system: SystemRelease

    /// Creates a target.
    package init(device: Device, system: SystemRelease) {
      self.device = device
      self.system = system
    }

    /// The system's name and release, such as "iPadOS 18.7".
    package var systemText: String { "\(device.systemName(of: system)) \(system)" }
  }

  /// The devices with their systems.
  package var targets: [Target]
  /// The orientations of the devices.
  package var orientations: [ShotOrientation]
  /// The hosts that show the pages.
  package var hosts: [PageHost]
  /// The safe-area strategies of FanlightBrowser, with a screen for each.
  package var strategies: [BrowserStrategy]
  /// The status bar styles of the web app, with a screen for each; empty for that of the page.
  package var statusBarStyles: [WebAppStatusBarStyle]
  /// The bars that apps show; Safari has its own.
  package var bars: Set<HostBar>
  /// Whether apps hide the status bar; `nil` leaves it to the system.
  package var isStatusBarHidden: Bool?
  /// The user's settings on the devices.
  package var settings: DeviceSettings
  /// The state of Safari's bars; `nil` for minimized on a page that is scrolled down, otherwise
  /// expanded.
  package var safariBars: SafariBars?

  /// Creates a selection.
  package init(
    targets: [Target], orientations: [ShotOrientation] = [.portrait],
    hosts: [PageHost] = PageHost.standard, strategies: [BrowserStrategy] = [.standard],
    statusBarStyles: [WebAppStatusBarStyle] = [],
    bars: Set<HostBar> = [.navigation, .toolbar], isStatusBarHidden: Bool? = nil,
    settings: DeviceSettings = DeviceSettings(), safariBars: SafariBars? = nil
  ) {
    self.targets = targets
    self.orientations = orientations
    self.hosts = hosts
    self.strategies = strategies
    self.statusBarStyles = statusBarStyles
    self.bars = bars
    self.isStatusBarHidden = isStatusBarHidden
    self.settings = settings
    self.safariBars = safariBars
  }

  /// One screen with one host.
  package struct Screen: Sendable, Hashable {
    /// The device with its system.
    package var target: Target
    /// The orientation of the device.
    package var orientation: ShotOrientation
    /// The host that shows the page.
    package var host: PageHost
    /// FanlightBrowser's safe-area strategy; `nil` for other hosts.
    package var strategy: BrowserStrategy?
    /// The web app's status bar style; `nil` for that of its page, and for other hosts.
    package var statusBarStyle: WebAppStatusBarStyle?

    /// Creates a screen.
    package init(
      target: Target, orientation: ShotOrientation, host: PageHost,
      strategy: BrowserStrategy? = nil, statusBarStyle: WebAppStatusBarStyle? = nil
    ) {
      self.target = target
      self.orientation = orientation
      self.host = host
      self.strategy = strategy
      self.statusBarStyle = statusBarStyle
    }

    /// The host with its options.
    package var program: Program {
      Program(host: host, strategy: strategy, statusBarStyle: statusBarStyle)
    }
  }

  /// A host with its options.
  package struct Program: Sendable, Hashable {
    /// The kind of host.
    package var host: PageHost
    /// FanlightBrowser's safe-area strategy; `nil` for other hosts.
    package var strategy: BrowserStrategy?
    /// The web app's status bar style; `nil` for that of its page, and for other hosts.
    package var statusBarStyle: WebAppStatusBarStyle?

    /// The display name, with the strategy or status bar style unless it is the default.
    package var name: String {
      let option: String? =
        strategy.flatMap { $0 == .standard ? nil : $0.rawValue }
        ?? statusBarStyle.flatMap { $0 == .default ? nil : $0.rawValue }
      return option.map { "\(host.rawValue)/\($0)" } ?? host.rawValue
    }

    /// Creates a host with options.
    package init(
      host: PageHost, strategy: BrowserStrategy? = nil,
      statusBarStyle: WebAppStatusBarStyle? = nil
    ) {
      self.host = host
      self.strategy = strategy
      self.statusBarStyle = statusBarStyle
    }
  }

  /// All selected hosts: FanlightBrowser once for each strategy, the web app once for each style.
  package var programs: [Program] {
    hosts.flatMap { host -> [Program] in
      switch host {
      case .browser: strategies.map { Program(host: host, strategy: $0) }
      case .webapp where !statusBarStyles.isEmpty:
        statusBarStyles.map { Program(host: host, statusBarStyle: $0) }
      case .webapp, .safari, .wkwebview: [Program(host: host)]
      }
    }
  }

  /// All selected screens, ordered by device, orientation and host.
  package var screens: [Screen] {
    targets.flatMap { target in
      orientations.flatMap { orientation in
        programs.map {
          Screen(
            target: target, orientation: orientation, host: $0.host, strategy: $0.strategy,
            statusBarStyle: $0.statusBarStyle)
        }
      }
    }
  }
}
