import Testing

@testable import UIKit

@Suite("Tab bars · positions of items")
@MainActor
struct TabPlacesTests {
  /// The centers of two tabs.
  struct Example: Sendable {
    let system: Int
    let orientation: UIInterfaceOrientation
    let centers: [CGFloat]
  }

  /// iPhone X: 375 wide in portrait; in landscape 812, of which 44 are covered at each side.
  nonisolated static let examples: [Example] = [
    Example(system: 10, orientation: .portrait, centers: [93.75, 281.25]),
    Example(system: 11, orientation: .portrait, centers: [93.75, 281.25]),
    Example(system: 11, orientation: .landscapeRight, centers: [225, 587]),
    Example(system: 18, orientation: .landscapeRight, centers: [225, 587]),
  ]

  @Test(
    "S3.47 two tabs of a phone have their centers at a quarter and three quarters",
    arguments: examples)
  func centersOfTwoTabs(_ example: Example) {
    let scene = bootTestScene(
      TestDevice.iPhoneX(SystemVersion(major: example.system)), orientation: example.orientation)
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
    show(tabs, in: scene)
    scene.layOut()

    let buttons = tabs.tabBar.subviews.compactMap { $0 as? TabBarButton }
    let centers = buttons.map { ($0.frame.minX + $0.frame.maxX) / 2 }
    #expect(zip(centers, example.centers).allSatisfy { abs($0 - $1) < 0.34 }, "\(centers)")
    #expect(centers.count == 2)
  }
}
