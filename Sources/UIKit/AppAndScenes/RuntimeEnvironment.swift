/// A booted device: the objects that `main`, `shared` and `current` return.
@MainActor
package final class RuntimeEnvironment {
  /// The description of the device.
  package let device: DeviceDescription
  /// The device's screen.
  package let screen: UIScreen
  /// The device as apps see it.
  package let uiDevice: UIDevice
  /// The application.
  package let application: UIApplication
  /// The application's one scene.
  package let scene: UIWindowScene
  /// The delegate that `UIApplicationMain` has created, which the application does not retain.
  var launchedDelegate: (any UIApplicationDelegate)?

  init(
    device: DeviceDescription, orientation: UIInterfaceOrientation, statusBarHidden: Bool?
  ) {
    self.device = device
    let screen = UIScreen(device: device)
    let scene = UIWindowScene(
      device: device, screen: screen, orientation: orientation,
      statusBarHiddenAtLaunch: statusBarHidden)
    screen.scene = scene
    self.screen = screen
    self.scene = scene
    uiDevice = UIDevice(device: device, scene: scene)
    application = UIApplication(scene: scene)
  }
}
