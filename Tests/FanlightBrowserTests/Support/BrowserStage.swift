import DeviceCatalog
import Foundation
import Simulator
import SimulatorTestSupport
import Testing

@testable import FanlightBrowser
@testable import UIKit
@testable import WebKit

/// A browser on a device, with a page that is imagined.
@MainActor
final class BrowserStage {
  let simulator: Simulator
  let browser: BrowserViewController
  let navigation: UINavigationController

  init(_ device: Device, _ system: SystemRelease, _ strategy: any SafeAreaStrategy) {
    simulator = Simulator(device, system: system)
    browser = BrowserViewController()
    browser.webView.safeAreaStrategy = strategy
    navigation = UINavigationController(rootViewController: browser)
    simulator.show(navigation)
  }

  var webView: SafeAreaWebView { browser.webView }
  var scrollView: UIScrollView { webView.scrollView }

  /// The safe area, including the bars, of the view that the web view fills.
  var safeArea: UIEdgeInsets { browser.view.safeAreaInsets }

  /// Shows a long page, from its beginning.
  func show(_ fit: ViewportArguments.ViewportFit) {
    webView.applyModelledPage(viewportFit: fit, contentHeight: 5000)
    simulator.layOut()
  }

  func setBars(hidden: Bool) {
    navigation.setNavigationBarHidden(hidden, animated: false)
    navigation.setToolbarHidden(hidden, animated: false)
    simulator.layOut()
  }

  func turn(_ orientation: UIInterfaceOrientation) {
    simulator.rotate(to: orientation)
    simulator.settle()
  }

  /// How far below the content the screen's lower edge is when it is scrolled to its end.
  var bottomPadding: CGFloat { scrollView.adjustedContentInset.bottom }

  /// The systems that each device is tried with, by the device's name: those that stand for its eras, but
  /// for those on which another device's screens are the same.
  nonisolated static let systems = Dictionary(
    uniqueKeysWithValues: DeviceCatalog.builtIn.distinctScreens(on: systems(of:))
      .map { ($0.device.name, $0.releases) })

  /// The systems that represent a device's eras: the first with a safe area, 18, 26, and the newest.
  private nonisolated static func systems(of device: Device) -> [SystemRelease] {
    var systems = ["11", "12", "18", "26"].compactMap { try? device.systemRelease(for: $0) }
    if !systems.contains(device.lastSystem) { systems.append(device.lastSystem) }
    return systems
  }

  /// Every way to hold a browser: both orientations, both kinds of page, with and without bars.
  static func situations(
    of name: String, _ strategy: any SafeAreaStrategy,
    _ check: (BrowserStage, Situation) throws -> Void
  ) throws {
    let device = try DeviceCatalog.builtIn.device(named: name)
    for system in try #require(systems[name]) {
      let stage = BrowserStage(device, system, strategy)
      for orientation in [UIInterfaceOrientation.portrait, .landscapeRight, .landscapeLeft] {
        for isCover in [true, false] {
          for areBarsHidden in [false, true] {
            stage.turn(orientation)
            // Bars hide while a page is there; their largest size has been seen.
            stage.setBars(hidden: false)
            stage.show(isCover ? .cover : .auto)
            if areBarsHidden {
              stage.setBars(hidden: true)
              stage.show(isCover ? .cover : .auto)
            }
            try check(
              stage,
              Situation(
                system: system, orientation: orientation, isCover: isCover,
                areBarsHidden: areBarsHidden))
          }
        }
      }
    }
  }

  /// How a browser is held.
  struct Situation: CustomStringConvertible {
    let system: SystemRelease
    let orientation: UIInterfaceOrientation
    let isCover: Bool
    let areBarsHidden: Bool

    var description: String {
      let side = orientation.isLandscape ? "lying \(orientation.rawValue)" : "standing"
      return "\(system) \(side) \(isCover ? "cover" : "auto") bars \(areBarsHidden ? "off" : "on")"
    }
  }
}

extension CGFloat {
  /// The number in thousandths: thirds of points are not exact.
  var thousandths: CGFloat { (self * 1000).rounded() / 1000 }
}

extension CGPoint {
  /// The point in thousandths of points.
  var thousandths: CGPoint { CGPoint(x: x.thousandths, y: y.thousandths) }
}
