import DeviceCatalog
import DisplayList
import Foundation
import Simulator
import UIKit

/// The device of one snapshot.
@MainActor
struct StageDevice {
  /// An error that occurs when there is no device for a snapshot.
  struct Failure: Error, CustomStringConvertible {
    /// A sentence with the reason.
    let description: String
  }

  /// The device of the current snapshot; `nil` if none is taken.
  static var active: StageDevice?

  /// The scene that shows the value.
  let scene: UIWindowScene
  /// The simulator, which draws the whole screen; `nil` for a device that the test booted itself.
  let simulator: Simulator?

  /// Boots the device of a stage, or uses the one of the shown screen.
  ///
  /// - Throws: ``Failure`` if there is another one, ``ScreenError`` if there is no such screen.
  init(_ stage: Stage) throws {
    if case .current = stage, let shown = ScreenLease.current?.simulator {
      (scene, simulator) = (shown.scene, shown)
      return
    }
    if let holder = ScreenLease.current?.holder {
      throw Failure(
        description:
          "a screen is already shown by \(holder): take the snapshot after it, or with a "
          + "strategy that names no device")
    }
    let booted: Simulator
    switch stage {
    case .screen(let screen): booted = try screen.boot()
    case .current:
      if let own = Self.ownScene {
        (scene, simulator) = (own, nil)
        return
      }
      booted = try Self.defaultScreen().boot()
    }
    (scene, simulator) = (booted.scene, booted)
  }

  /// The scene with a window of a device that the test booted itself.
  private static var ownScene: UIWindowScene? {
    guard let scene = Runtime.environment?.scene, scene !== Screen.lastScene,
      !scene.visibleWindows.isEmpty
    else { return nil }
    return scene
  }

  /// Returns the screen of strategies without one: that of `FANLIGHT_DEVICE` and `FANLIGHT_SYSTEM`, or an
  /// iPhone 16 with the last release of iOS 18.
  private static func defaultScreen() -> Screen {
    let environment = ProcessInfo.processInfo.environment
    guard let name = environment["FANLIGHT_DEVICE"], !name.isEmpty else {
      return Screen("iPhone 16", system: "18")
    }
    return Screen(name, system: environment["FANLIGHT_SYSTEM"])
  }

  /// The number of pixels per point.
  var scale: CGFloat { scene.screen.scale }

  /// Draws commands on a canvas.
  ///
  /// - Throws: `SimulatorError` if the fonts are missing or drawing fails.
  func image(_ list: DisplayList) throws -> UIImage {
    let missing = Composition.fontReport.missingFiles
    guard missing.isEmpty else {
      throw SimulatorError(
        .fontsMissing, "The fonts \(missing.joined(separator: ", ")) are missing.",
        advice: "Run fanlight doctor.")
    }
    let name = simulator?.device.name ?? "the view"
    let bitmap = try ScreenDrawing(displayList: list, device: name).bitmap()
    return UIImage(cgImage: CGImage(bitmap), scale: list.scale)
  }
}
