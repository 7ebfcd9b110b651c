import Foundation
import Testing
import UIKit

@Suite("UINavigationController · frames of bars and children")
@MainActor
struct NavigationLayoutTests {
  /// Shows a navigation controller and returns it with its child.
  private func shown(
    _ screen: Screens, _ major: Int, _ minor: Int = 0, lying: Bool = false,
    statusBarHidden: Bool? = nil,
    _ configure: (UINavigationController, UIViewController) -> Void = { _, _ in }
  ) -> (UINavigationController, UIViewController) {
    let scene = bootTestScene(
      screen.device(major, minor), orientation: lying ? .landscapeRight : .portrait,
      statusBarHidden: statusBarHidden)
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    configure(navigation, child)
    show(navigation, in: scene)
    return (navigation, child)
  }

  @Test(
    "S3.3 a child's safe area under navigation bar and toolbar",
    arguments: [
      (Screens.iPhoneX, 11, false, UIEdgeInsets(88, 0, 78, 0)),
      (.iPhoneX, 11, true, UIEdgeInsets(32, 44, 53, 44)),
      (.iPhone14Pro, 18, false, UIEdgeInsets(97.667, 0, 78, 0)),
      (.iPhone16Pro, 18, false, UIEdgeInsets(100.333, 0, 78, 0)),
      (.iPhoneAir, 18, false, UIEdgeInsets(106.333, 0, 78, 0)),
      (.iPhone8, 18, false, UIEdgeInsets(64, 0, 44, 0)),
      (.iPhone8, 18, true, UIEdgeInsets(32, 0, 32, 0)),
      (.iPhoneXR, 18, true, UIEdgeInsets(44, 48, 65, 48)),
      (.iPad9, 18, false, UIEdgeInsets(70, 0, 50, 0)),
      (.iPadPro, 18, true, UIEdgeInsets(74, 0, 70, 0)),
      (.iPhone14Pro, 26, false, UIEdgeInsets(113, 0, 82, 0)),
      (.iPhone16Pro, 26, false, UIEdgeInsets(116, 0, 82, 0)),
      (.iPadPro, 26, false, UIEdgeInsets(86, 0, 69, 0)),
      (.iPhone14Pro, 26, true, UIEdgeInsets(78, 59, 68, 59)),
    ] as [(Screens, Int, Bool, UIEdgeInsets)])
  func childSafeAreaUnderBars(
    screen: Screens, system: Int, lying: Bool, wanted: UIEdgeInsets
  ) {
    let (navigation, child) = shown(screen, system, system == 11 ? 4 : 0, lying: lying) {
      navigation, _ in navigation.isToolbarHidden = false
    }
    let insets = child.view.safeAreaInsets

    #expect(abs(insets.top - wanted.top) < 0.001 && abs(insets.bottom - wanted.bottom) < 0.001)
    #expect(insets.left == wanted.left && insets.right == wanted.right)
    #expect(child.view.frame == navigation.view.bounds)
  }

  @Test("S3.20 the toolbar is hidden by default; S3.4 hidden bars add no safe area")
  func hiddenBars() {
    let (navigation, child) = shown(.iPhoneX, 18)
    #expect(navigation.isToolbarHidden)
    #expect(child.view.safeAreaInsets == UIEdgeInsets(88, 0, 34, 0))

    navigation.setNavigationBarHidden(true, animated: false)
    navigation.view.layoutIfNeeded()
    #expect(child.view.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))
    #expect(navigation.navigationBar.isHidden)
  }

  @Test("S3.30, S3.37 bars' frames")
  func barsFrames() {
    let (navigation, _) = shown(.iPhoneX, 18) { navigation, _ in
      navigation.isToolbarHidden = false
    }

    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 44, width: 375, height: 44))
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 734, width: 375, height: 44))
  }

  /// One line of table 2.2 with a bar that ends at 88.
  struct Extension: Sendable {
    var isTranslucent: Bool
    var includesOpaque: Bool
    var extendsTop: Bool
    var y: CGFloat
    var top: CGFloat
  }

  @Test(
    "2.2, S2.7 where the child begins",
    arguments: [
      Extension(isTranslucent: true, includesOpaque: false, extendsTop: true, y: 0, top: 88),
      Extension(isTranslucent: true, includesOpaque: true, extendsTop: true, y: 0, top: 88),
      Extension(isTranslucent: true, includesOpaque: false, extendsTop: false, y: 88, top: 0),
      Extension(isTranslucent: true, includesOpaque: true, extendsTop: false, y: 88, top: 0),
      Extension(isTranslucent: false, includesOpaque: false, extendsTop: true, y: 88, top: 0),
      Extension(isTranslucent: false, includesOpaque: false, extendsTop: false, y: 88, top: 0),
      Extension(isTranslucent: false, includesOpaque: true, extendsTop: true, y: 0, top: 88),
      Extension(isTranslucent: false, includesOpaque: true, extendsTop: false, y: 88, top: 0),
    ])
  func extendedLayout(line: Extension) {
    let (_, child) = shown(.iPhoneX, 18) { navigation, child in
      navigation.navigationBar.isTranslucent = line.isTranslucent
      child.extendedLayoutIncludesOpaqueBars = line.includesOpaque
      child.edgesForExtendedLayout = line.extendsTop ? .all : [.left, .bottom, .right]
    }

    #expect(child.view.frame == CGRect(x: 0, y: line.y, width: 375, height: 812 - line.y))
    #expect(child.view.safeAreaInsets == UIEdgeInsets(line.top, 0, 34, 0))
  }

  @Test("S2.7 the child ends above an opaque toolbar")
  func opaqueToolbar() {
    let (_, child) = shown(.iPhoneX, 18) { navigation, _ in
      navigation.isToolbarHidden = false
      navigation.toolbar.isTranslucent = false
    }

    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 375, height: 734))
    #expect(child.view.safeAreaInsets == UIEdgeInsets(88, 0, 0, 0))
  }

  @Test("S3.29 on iOS 26 an opaque bar pushes the child to 113")
  func opaqueGlassBar() {
    let (_, child) = shown(.iPhone14Pro, 26) { navigation, _ in
      navigation.navigationBar.isTranslucent = false
    }

    #expect(child.view.frame == CGRect(x: 0, y: 113, width: 393, height: 739))
    #expect(child.view.safeAreaInsets == UIEdgeInsets(0, 0, 34, 0))
  }

  @Test("S3.17 large titles add 52, a prompt 30 or 32")
  func largeTitles() {
    let (_, old) = shown(.iPhoneX, 18) { navigation, _ in
      navigation.navigationBar.prefersLargeTitles = true
    }
    #expect(old.view.safeAreaInsets.top == 140)

    let (navigation, new) = shown(.iPhone14Pro, 26) { navigation, _ in
      navigation.navigationBar.prefersLargeTitles = true
    }
    #expect(new.view.safeAreaInsets.top == 165)
    new.navigationItem.prompt = "Please choose"
    navigation.view.layoutIfNeeded()
    #expect(new.view.safeAreaInsets.top == 197)
    new.navigationItem.largeTitleDisplayMode = .never
    navigation.view.layoutIfNeeded()
    #expect(new.view.safeAreaInsets.top == 145)
  }

  @Test("3.2 large titles are not shown on a phone in landscape")
  func noLargeTitleInLandscape() {
    let (_, child) = shown(.iPhoneX, 18, lying: true) { navigation, _ in
      navigation.navigationBar.prefersLargeTitles = true
    }

    #expect(child.view.safeAreaInsets.top == 32)
  }

  @Test("S2.1 the child's additional insets come on top of the bars'")
  func childAdditionalInsets() {
    let (navigation, child) = shown(.iPhoneX, 18)
    child.additionalSafeAreaInsets = UIEdgeInsets(10, 0, 6, 0)
    navigation.view.layoutIfNeeded()

    #expect(child.view.safeAreaInsets == UIEdgeInsets(98, 0, 40, 0))
  }

  @Test("S3.14 hiding the status bar frees 20 points below a bar, on rectangular screens only")
  func hiddenStatusBar() {
    let (_, child) = shown(.iPhone8, 18, statusBarHidden: true)
    #expect(child.view.safeAreaInsets.top == 44)

    final class Hider: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let scene = bootTestScene(Screens.iPhoneX.device(18))
    let hider = Hider()
    show(UINavigationController(rootViewController: hider), in: scene)
    #expect(hider.view.safeAreaInsets.top == 88)
  }

  @Test("S3.27, Q4 on iOS 26 a status bar hidden from launch on leaves the bar at its floor of 10")
  func hiddenAtLaunch() {
    let (_, hidden) = shown(.iPhone8, 26, statusBarHidden: true)
    #expect(hidden.view.safeAreaInsets.top == 64)

    let (_, visible) = shown(.iPhone8, 26)
    #expect(visible.view.safeAreaInsets.top == 74)
  }

  @Test("S3.15 on 11.0 alone the bar moves under the notch if the status bar is hidden")
  func hiddenStatusBarOnIOS11_0() {
    let (navigation, child) = shown(.iPhoneX, 11, 0, statusBarHidden: true)

    #expect(navigation.navigationBar.frame.minY == 0)
    #expect(child.view.safeAreaInsets.top == 88)
  }

  @Test("S3.13 a rotation changes the heights of bars")
  func rotationChangesBarHeights() {
    let scene = bootTestScene(Screens.iPhoneX.device(11, 4))
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    navigation.isToolbarHidden = false
    show(navigation, in: scene)
    scene.rotate(to: .landscapeRight)

    #expect(child.view.safeAreaInsets == UIEdgeInsets(32, 44, 53, 44))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 812, height: 32))
    scene.rotate(to: .portrait)
    #expect(child.view.safeAreaInsets == UIEdgeInsets(88, 0, 78, 0))
  }
}
