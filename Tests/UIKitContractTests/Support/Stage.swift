import Testing
import UIKit

/// The screen on which the tests of this target show their views.
///
/// Only this file of the target depends on the UIKit that it runs with: here it boots an iPhone 16
/// with iOS 26; with Apple's UIKit it uses the scene of the app that hosts the tests. The test that
/// compiles the target as another package would sets `PUBLIC_API_ONLY`.
@MainActor
enum Stage {
  #if os(Linux) && !PUBLIC_API_ONLY
    /// Boots the device again and returns its scene.
    static func scene() throws -> UIWindowScene {
      let portrait = ScreenGeometry(
        size: CGSize(width: 393, height: 852),
        safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
        statusBarHeight: 54, horizontalSizeClass: .compact, verticalSizeClass: .regular,
        sensorHousing: .dynamicIsland(bottomEdge: 48))
      let landscape = ScreenGeometry(
        size: CGSize(width: 852, height: 393),
        safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 20, right: 59),
        statusBarHeight: 0, horizontalSizeClass: .compact, verticalSizeClass: .compact,
        sensorHousing: .dynamicIsland(bottomEdge: 48))
      return Runtime.boot(
        DeviceDescription(
          name: "iPhone 16", idiom: .phone, scale: 3, portrait: portrait, landscape: landscape,
          hasHomeIndicator: true, system: SystemVersion(major: 26)))
    }
  #else
    static func scene() throws -> UIWindowScene {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      return try #require(scenes.first, "run these tests inside an app")
    }
  #endif

  /// Shows a controller in a window of its own and lays it out.
  @discardableResult
  static func show(_ controller: UIViewController) throws -> UIWindow {
    let window = UIWindow(windowScene: try scene())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  /// Shows a view of a size in a window and lays it out.
  @discardableResult
  static func show(_ view: UIView) throws -> UIWindow {
    let controller = UIViewController()
    controller.view.addSubview(view)
    return try show(controller)
  }
}
