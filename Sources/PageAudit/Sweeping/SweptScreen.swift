import DeviceCatalog
import PageHosts

/// One screen of a sweep: a host on a device in an orientation.
struct SweptScreen: Sendable, Hashable {
  /// The device and its system version.
  var target: ScreenSelection.Target
  /// The orientation of the device.
  var orientation: ShotOrientation
  /// The host.
  var program: ScreenSelection.Program

  /// Returns the screen with the status bar style of a web app; other hosts have none.
  func with(_ statusBarStyle: WebAppStatusBarStyle?) -> SweptScreen {
    var screen = self
    if let statusBarStyle { screen.program.statusBarStyle = statusBarStyle }
    return screen
  }

  /// Returns the screens of a request, by device, orientation and host.
  static func all(of request: AuditRequest, hosts: [PageHost]) -> [SweptScreen] {
    var selection = request.selection
    selection.hosts = hosts
    return selection.screens.map {
      SweptScreen(target: $0.target, orientation: $0.orientation, program: $0.program)
    }
  }
}
