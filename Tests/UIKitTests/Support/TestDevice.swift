import Foundation
import UIKit
@_exported import UIKitTestSupport

/// Boots a device and returns its scene.
@MainActor
func bootTestScene(
  _ device: DeviceDescription = TestDevice.iPhoneX(),
  orientation: UIInterfaceOrientation = .portrait, statusBarHidden: Bool? = nil
) -> UIWindowScene {
  Runtime.boot(device, orientation: orientation, statusBarHidden: statusBarHidden)
}

/// Shows a controller in a window of its own.
@MainActor
@discardableResult
func show(_ controller: UIViewController, in scene: UIWindowScene) -> UIWindow {
  let window = UIWindow(windowScene: scene)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return window
}
