package import DeviceCatalog

/// The devices, orientations, hosts and bars of a run.
package struct ScreenSelection: Sendable, Hashable {
  /// One device with the system it runs.
  package struct Target: Sendable, Hashable {
    /// The device.
    package var device: Device
    /// The system.
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
  /// The programs.
  package var hosts: [PageHost]
  /// The safe area strategies of the browser component, one screen each.
  package var strategies: [BrowserStrategy]
  /// The bars that apps show; Safari has its own.
  package var bars: Set<HostBar>
  /// Whether apps hide the status bar; `nil` leaves it to the system.
  package var isStatusBarHidden: Bool?
  /// The users' choices in Settings.
  package var settings: DeviceSettings
  /// The state of Safari's bars; `nil` is minimized on a page that is scrolled down, else expanded.
  package var safariBars: SafariBars?

  /// Creates a selection.
  package init(
    targets: [Target], orientations: [ShotOrientation] = [.portrait],
    hosts: [PageHost] = PageHost.allCases, strategies: [BrowserStrategy] = [.standard],
    bars: Set<HostBar> = [.navigation, .toolbar], isStatusBarHidden: Bool? = nil,
    settings: DeviceSettings = DeviceSettings(), safariBars: SafariBars? = nil
  ) {
    self.targets = targets
    self.orientations = orientations
    self.hosts = hosts
    self.strategies = strategies
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
    /// The browser component's safe area strategy; `nil` for other hosts.
    package var strategy: BrowserStrategy?

    /// Creates a screen.
    package init(
      target: Target, orientation: ShotOrientation, host: PageHost,
      strategy: BrowserStrategy? = nil
    ) {
      self.target = target
      self.orientation = orientation
      self.host = host
      self.strategy = strategy
    }

    /// The host with its strategy.
    package var program: Program { Program(host: host, strategy: strategy) }
  }

  /// A host with its options.
  package struct Program: Sendable, Hashable {
    /// The kind of host.
    package var host: PageHost
    /// The browser component's safe area strategy; `nil` for other hosts.
    package var strategy: BrowserStrategy?

    /// The display name, with the strategy unless it is the component's default.
    package var name: String {
      guard let strategy, strategy != .standard else { return host.rawValue }
      return "\(host.rawValue)/\(strategy.rawValue)"
    }

    /// Creates a program.
    package init(host: PageHost, strategy: BrowserStrategy? = nil) {
      self.host = host
      self.strategy = strategy
    }
  }

  /// Every selected host: the browser component once for each strategy.
  package var programs: [Program] {
    hosts.flatMap { host in
      host == .browser
        ? strategies.map { Program(host: host, strategy: $0) } : [Program(host: host)]
    }
  }

  /// Every selected screen: by device, orientation and host.
  package var screens: [Screen] {
    targets.flatMap { target in
      orientations.flatMap { orientation in
        programs.map {
          Screen(
            target: target, orientation: orientation, host: $0.host, strategy: $0.strategy)
        }
      }
    }
  }
}
