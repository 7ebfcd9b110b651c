import DeviceCatalog
import Foundation
package import Simulator
import UIKit
package import WebKit

/// One host on one simulated device, with a loaded or a modeled page.
@MainActor
package final class ScreenRun {
  /// The device with its system.
  package let target: ScreenSelection.Target
  /// The host that shows the page.
  package let program: ScreenSelection.Program
  /// The bars of the app around the web view; Safari has its own, a web app none.
  package let bars: Set<HostBar>
  /// The simulated device.
  package let simulator: Simulator
  /// The app of the host.
  package let app: any HostApp
  /// The time at which the load began.
  var started: ContinuousClock.Instant = .now
  /// The web view's navigation delegate; `nil` until a page is loaded.
  var delegate: PageRunDelegate?
  /// The failure of a page that was closed because a capture exceeded its deadline.
  var lastFailure: ShotFailure?
  /// The task that launches the engine and begins the load.
  package var opening: Task<Void, Never>?

  /// Boots a device and shows a host on it, without a page.
  package init(
    _ target: ScreenSelection.Target, program: ScreenSelection.Program,
    orientation: ShotOrientation, selection: ScreenSelection, title: String
  ) {
    self.target = target
    self.program = program
    bars = [.safari, .webapp].contains(program.host) ? [] : selection.bars
    simulator = Simulator(
      target.device, system: target.system, orientation: UIInterfaceOrientation(orientation))
    simulator.apply(selection.settings)
    let options = HostOptions(
      bars: bars, isStatusBarHidden: selection.isStatusBarHidden, title: title)
    let system = SystemVersion(major: target.system.major, minor: target.system.minor)
    switch program.host {
    case .safari:
      app = SafariHost(
        portrait: target.device.safariViewport(.portrait, on: target.system),
        landscape: target.device.safariViewport(.landscape, on: target.system),
        system: system, title: title)
    case .wkwebview: app = WebViewHost(options: options)
    case .browser:
      app = BrowserHost(options: options, strategy: program.strategy ?? .standard)
    case .webapp:
      app = WebAppHost(
        system: system, style: program.statusBarStyle,
        isStatusBarHidden: selection.isStatusBarHidden)
    }
    webView.host.locale = selection.settings.locale
    webView.host.hasWideColorDisplay = target.device.hasWideColorDisplay
    simulator.show(app.rootViewController)
    setSafariBars(selection.safariBars ?? .expanded)
  }

  /// The web view of the host.
  package var webView: WKWebView { app.webView }

  /// Rotates the device to an orientation.
  package func rotate(to orientation: ShotOrientation) {
    simulator.rotate(to: UIInterfaceOrientation(orientation))
  }

  /// The view whose safe area the overlay shows: the web view's superview.
  var safeAreaView: UIView { webView.superview ?? webView }
}

extension UIInterfaceOrientation {
  /// Creates the interface orientation of a screenshot.
  init(_ orientation: ShotOrientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    }
  }
}
