public import DeviceCatalog
public import Foundation
public import UIKit
public import WebEngine

/// One virtual iPhone or iPad: its screen, its scene and a window.
///
/// There is one at a time, because Apple's API has one `UIScreen.main`; booting the next replaces
/// the last.
///
/// ```swift
/// let phone = try DeviceCatalog.builtIn.device(named: "iPhone X")
/// let simulator = Simulator(phone, system: try phone.systemRelease(for: "11"))
/// simulator.show(MyViewController())
/// print(simulator.window.safeAreaInsets)  // 44, 0, 34, 0
/// try simulator.png().write(to: url)
/// ```
///
/// Web views need an engine, which is in the product `ChromiumEngine`:
///
/// ```swift
/// let simulator = Simulator(phone, engine: ChromiumEngine())
/// simulator.show(MyWebViewController())
/// try await simulator.waitUntilQuiet()
/// try await simulator.picture().write(to: url)
/// await simulator.close()
/// ```
@MainActor
public final class Simulator {
  /// The device, from the catalog.
  public let device: Device
  /// The system that it runs.
  public let system: SystemRelease
  /// The scene in which the app is shown.
  public let scene: UIWindowScene
  /// The app's window, which fills the screen.
  public let window: UIWindow
  /// The engine that loads and draws the pages of web views; `nil` if there is none.
  public let engine: (any WebEngine)?

  /// Creates a simulator, which boots a device with a system and an orientation.
  ///
  /// - Parameters:
  ///   - device: The device to boot.
  ///   - system: The system it runs; `nil` is the newest that it can run.
  ///   - orientation: The orientation of the interface.
  ///   - isStatusBarHidden: Whether the app hides the status bar; `nil` leaves it to the controllers.
  ///   - engine: The engine that loads and draws the pages of web views, such as a `ChromiumEngine`.
  ///     Devices that are booted one after the other may share one. Without an engine every load
  ///     fails with an error that says so.
  public init(
    _ device: Device, system: SystemRelease? = nil,
    orientation: UIInterfaceOrientation = .portrait, isStatusBarHidden: Bool? = nil,
    engine: (any WebEngine)? = nil
  ) {
    let release = system ?? device.lastSystem
    self.device = device
    self.system = release
    self.engine = engine
    Composition.connectPictures()
    Composition.connectDevice(engine)
    scene = Runtime.boot(
      DeviceDescription(device, release: release), orientation: orientation,
      statusBarHidden: isStatusBarHidden,
      shaper: Composition.shaper, fonts: try? Composition.fonts.get())
    window = UIWindow(windowScene: scene)
  }

  /// Sets a controller as the root of the window, shows it and lays it out.
  public func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    layOut()
  }

  /// Rotates the device and lays out the app again.
  public func rotate(to orientation: UIInterfaceOrientation) {
    scene.rotate(to: orientation)
    layOut()
  }

  /// The URLs that the app opened in other apps, oldest first.
  public var openedURLs: [URL] { UIApplication.shared.openedURLs }

  /// Performs layout passes until no view needs layout.
  public func layOut() {
    scene.layOut()
  }

  /// The catalog's metrics for the current orientation.
  var display: DisplayMetrics {
    scene.interfaceOrientation.isLandscape ? device.landscape : device.portrait
  }
}
