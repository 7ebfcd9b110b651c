import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@Suite("Bars · from right to left")
@MainActor
struct TurnedBarTests {
  private func shown(
    _ system: Int, isRightToLeft: Bool, _ configure: (UINavigationController) -> Void
  ) -> UINavigationController {
    let scene = bootTestScene(Screens.iPhone14Pro.device(system))
    let root = UIViewController()
    root.title = "Start"
    let navigation = UINavigationController(rootViewController: root)
    configure(navigation)
    let direction: UISemanticContentAttribute =
      isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    for view in [navigation.view, navigation.navigationBar, navigation.toolbar] as [UIView?] {
      view?.semanticContentAttribute = direction
    }
    show(navigation, in: scene).layOut()
    return navigation
  }

  /// Returns the frames of a bar's subviews of one class, in the order of their creation.
  private func frames<View: UIView>(_ kind: View.Type, in view: UIView) -> [CGRect] {
    view.subviews.compactMap { $0 as? View }.map(\.frame)
  }

  private func mirror(_ rects: [CGRect], _ width: CGFloat) -> [CGRect] {
    rects.map {
      CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
  }

  private func isNear(_ one: [CGRect], _ other: [CGRect]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy {
        abs($0.minX - $1.minX) < 0.34 && abs($0.minY - $1.minY) < 0.34
          && $0.size == $1.size
      }
  }

  @Test("left bar items are at the right in a right-to-left interface", arguments: [18, 26])
  func leftItemsAreAtTheRight(system: Int) {
    func bar(_ isRightToLeft: Bool) -> UIView {
      shown(system, isRightToLeft: isRightToLeft) {
        $0.topViewController?.navigationItem.leftBarButtonItems = [
          UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil),
          UIBarButtonItem(title: "Two and more", style: .plain, target: nil, action: nil),
        ]
        $0.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Three", style: .plain, target: nil, action: nil)
      }.navigationBar.content
    }
    let straight = frames(BarButton.self, in: bar(false))
    let turned = frames(BarButton.self, in: bar(true))
    #expect(straight.count == 3 && straight[0].minX < 30 && straight[2].maxX > 360)
    #expect(isNear(turned, mirror(straight, 393)))
  }

  @Test("the back indicator is at the right and points to the right", arguments: [18, 26])
  func theBackIndicatorPointsRightInRightToLeft(system: Int) throws {
    func button(_ isRightToLeft: Bool) throws -> BackButton {
      let bar = shown(system, isRightToLeft: isRightToLeft) {
        $0.pushViewController(UIViewController(), animated: false)
      }.navigationBar
      return try #require(bar.content.subviews.compactMap { $0 as? BackButton }.first)
    }
    let (straight, turned) = (try button(false), try button(true))
    #expect(isNear([turned.frame], mirror([straight.frame], 393)))
    let signs = try [straight, turned].map { button in
      try #require(button.subviews.compactMap { $0 as? UIImageView }.first)
    }
    #expect(signs[0].transform.a == 1 && signs[1].transform.a == -1)
    #expect(
      abs(signs[1].center.x - (turned.bounds.width - signs[0].center.x)) < 0.01)
  }

  @Test("items of toolbars and tab bars begin at the right", arguments: [18, 26])
  func toolbarAndTabItemsBeginAtTheRight(system: Int) {
    func toolbar(_ isRightToLeft: Bool) -> [CGRect] {
      let navigation = shown(system, isRightToLeft: isRightToLeft) {
        $0.topViewController?.toolbarItems = [
          UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil),
          UIBarButtonItem(systemItem: .flexibleSpace),
          UIBarButtonItem(title: "Two and more", style: .plain, target: nil, action: nil),
        ]
        $0.isToolbarHidden = false
      }
      return frames(BarButton.self, in: navigation.toolbar)
    }
    #expect(isNear(toolbar(true), mirror(toolbar(false), 393)))

    func tabs(_ isRightToLeft: Bool) -> [CGRect] {
      let controller = UITabBarController()
      controller.viewControllers = ["One", "Two", "Three"].map { title in
        let child = UIViewController()
        child.title = title
        return child
      }
      controller.tabBar.semanticContentAttribute =
        isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      show(controller, in: bootTestScene(Screens.iPhone14Pro.device(system))).layOut()
      return frames(TabBarButton.self, in: controller.tabBar)
    }
    let straight = tabs(false)
    #expect(straight.count == 3 && straight[0].minX < straight[2].minX)
    #expect(isNear(tabs(true), mirror(straight, 393)))
  }
}
