import Foundation
import QuartzCore
package import TextLayout

/// The booted device and its shared objects.
///
/// `UIScreen.main`, `UIApplication.shared` and `UIDevice.current` read it. What UIKit and the frameworks
/// above it store beyond a call is here, or in an object of ``shared(_:)``; a boot replaces all of it.
@MainActor
package enum Runtime {
  /// The device that was booted last; `nil` before the first.
  package private(set) static var environment: RuntimeEnvironment?

  /// The clock and the queue of the device; there is also one before a device is booted.
  package private(set) static var loop: VirtualRunLoop = {
    let loop = VirtualRunLoop()
    MediaRuntime.start(on: loop)
    return loop
  }()

  /// The animation whose changes run now.
  package private(set) static var animation = AnimationContext()

  /// The appearance proxies of the device.
  static var appearances = AppearanceProxies()

  /// The objects that frameworks store for the device, by type.
  private static var scoped: [ObjectIdentifier: any DeviceScoped] = [:]

  /// Returns the device's object of a type, which is created when it is first used.
  package static func shared<Object: DeviceScoped>(_ type: Object.Type) -> Object {
    if let object = scoped[ObjectIdentifier(type)] as? Object { return object }
    let object = Object()
    scoped[ObjectIdentifier(type)] = object
    return object
  }

  /// The destination of diagnostics; standard error unless a test collects them.
  package static var report: (String) -> Void = { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Boots a device and discards the one before, including its queue.
  ///
  /// - Parameters:
  ///   - device: The properties of the device that UIKit needs.
  ///   - orientation: The initial interface orientation.
  ///   - statusBarHidden: `true` hides the status bar from launch on, as an app's property list
  ///     does; `false` shows it wherever the system does; `nil` lets view controllers decide.
  ///   - shaper: The shaper of text; `nil` leaves text undrawn.
  ///   - fonts: The font files; `nil` leaves text undrawn.
  /// - Returns: The scene, active and without windows.
  @discardableResult
  package static func boot(
    _ device: DeviceDescription, orientation: UIInterfaceOrientation = .portrait,
    statusBarHidden: Bool? = nil, shaper: (any TextShaper)? = nil, fonts: FontLibrary? = nil
  ) -> UIWindowScene {
    loop = VirtualRunLoop()
    MediaClock.set(loop.now)
    MediaRuntime.start(on: loop)
    DeviceSystem.update(device.system)
    DeviceScale.update(device.scale)
    animation = AnimationContext()
    appearances = AppearanceProxies()
    // Objects that were created before the first device belong to that device.
    if environment != nil { scoped = [:] }
    let environment = RuntimeEnvironment(
      device: device, orientation: orientation, statusBarHidden: statusBarHidden)
    if let shaper, let fonts {
      TextEnvironment.current = TextEnvironment(
        engine: TextLayoutEngine(shaper: shaper, usesAdvanceTables: true), fonts: fonts)
    } else {
      TextEnvironment.current = nil
    }
    self.environment = environment
    DeviceTextSize.update(environment.scene.traitCollection)
    environment.scene.traitsMayHaveChanged()
    loop.turnDidEnd = { [weak scene = environment.scene] in scene?.layOut() }
    environment.scene.updateStatusBar()
    return environment.scene
  }

  /// Returns the booted device with its queue, to be restored later; `nil` before the first boot.
  package static func save() -> SavedRuntime? {
    environment.map {
      SavedRuntime(
        environment: $0, loop: loop, animation: animation, appearances: appearances,
        scoped: scoped, text: TextEnvironment.current)
    }
  }

  /// Makes a device the booted one again, in the state in which it was saved, and discards the one
  /// before.
  package static func restore(_ kept: SavedRuntime) {
    environment = kept.environment
    loop = kept.loop
    animation = kept.animation
    appearances = kept.appearances
    scoped = kept.scoped
    TextEnvironment.current = kept.text
    MediaClock.set(loop.now)
    DeviceSystem.update(kept.environment.device.system)
    DeviceTextSize.update(kept.environment.scene.traitCollection)
    UITraitCollection.current = kept.environment.scene.traitCollection
  }

  /// Returns the device, for API that cannot work without one.
  static func require(_ name: String) -> RuntimeEnvironment {
    guard let environment else {
      preconditionFailure(
        "\(name) was asked before a device was booted; boot one first, with Simulator, or for "
          + "XCTest with FanlightXCTest and FANLIGHT_DEVICE (docs/porting.md)")
    }
    return environment
  }

  /// The system of the device, or the newest one known before a device is booted.
  package static var system: SystemVersion {
    environment?.device.system ?? SystemVersion(major: 26)
  }

  /// The traits that a new view expects.
  static var defaultTraits: UITraitCollection {
    environment?.scene.traitCollection ?? UITraitCollection(displayScale: 1)
  }
}
