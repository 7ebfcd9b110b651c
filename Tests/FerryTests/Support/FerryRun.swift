import DeviceCatalog
import Ferry
import Foundation
import Simulator
import UIKit

/// The app, launched on a device, and the reports of its layout.
@MainActor
final class FerryRun {
  /// The app's screens.
  enum Screen: String, CaseIterable {
    case crossings, booking, guide, ticket
  }

  let simulator: Simulator
  private(set) var reports: [String] = []
  private let delegate = FerryAppDelegate()

  /// Launches the app.
  init(
    _ device: Device, _ system: SystemRelease, orientation: UIInterfaceOrientation = .portrait,
    prepare: (Simulator) -> Void = { _ in }
  ) {
    simulator = Simulator(device, system: system, orientation: orientation)
    prepare(simulator)
    Runtime.report = { [weak self] in self?.reports.append($0) }
    UIApplication.shared.launch(delegate)
  }

  /// The app's root.
  var tabs: FerryTabBarController {
    guard let tabs = delegate.window?.rootViewController as? FerryTabBarController else {
      preconditionFailure("the app has not been launched")
    }
    return tabs
  }

  /// Shows a screen and returns its controller.
  @discardableResult
  func show(_ screen: Screen) -> UIViewController {
    if tabs.presentedViewController != nil {
      tabs.dismiss(animated: false)
      simulator.settle()
    }
    switch screen {
    case .crossings: tabs.selectedIndex = 0
    case .booking: tabs.selectedIndex = 1
    case .guide: tabs.selectedIndex = 2
    case .ticket:
      tabs.selectedIndex = 0
      simulator.layOut()
      tabs.crossings.show(ticketFor: Crossing.today[1])
      simulator.settle()
    }
    simulator.layOut()
    return controller(of: screen)
  }

  /// Returns the controller of a screen.
  func controller(of screen: Screen) -> UIViewController {
    switch screen {
    case .crossings: return tabs.crossings
    case .booking: return tabs.booking
    case .guide: return tabs.guide
    case .ticket:
      let navigation = tabs.presentedViewController as? UINavigationController
      guard let ticket = navigation?.topViewController else {
        preconditionFailure("the ticket is not presented")
      }
      return ticket
    }
  }

  /// Directs diagnostics to standard error again.
  func end() {
    Runtime.report = { message in
      FileHandle.standardError.write(Data((message + "\n").utf8))
    }
  }

  /// The systems that stand for a device's eras: iOS 10 and before, 11, 18, 26 and later; the newest
  /// of an era where one of these did not run.
  nonisolated static func systems(of device: Device) -> [SystemRelease] {
    var systems = ["11", "18", "26"].compactMap { try? device.systemRelease(for: $0) }
    let last = device.lastSystem
    if !systems.contains(where: { $0.major == last.major }) { systems.append(last) }
    return systems
  }
}
