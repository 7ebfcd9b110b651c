import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@Suite("UIAppearance · appearance of all objects of a class")
@MainActor
struct AppearanceProxyTests {
  private let scene: UIWindowScene

  init() { scene = bootTestScene(Screens.iPhoneX.device(18)) }

  private final class SpecialBar: UINavigationBar {}

  private final class Panel: UIView {}

  @Test("a view gets its proxy's values when it enters a window, and not before")
  func valuesApplyOnEnteringAWindow() {
    UISwitch.appearance().onTintColor = .red
    let control = UISwitch()
    #expect(control.onTintColor == nil)
    let controller = UIViewController()
    controller.view.addSubview(control)
    show(controller, in: scene)
    #expect(control.onTintColor == .red)
    #expect(UISwitch.appearance() === UISwitch.appearance())
  }

  @Test("a property that the app sets on a bar takes precedence over its appearance proxy")
  func ownPropertyTakesPrecedence() {
    UINavigationBar.appearance().barTintColor = .red
    UINavigationBar.appearance().tintColor = .green
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.barTintColor = .blue
    show(navigation, in: scene)
    #expect(navigation.navigationBar.barTintColor == .blue)
    #expect(navigation.navigationBar.tintColor == .green)
    #expect(
      navigation.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
  }

  @Test("bars take appearances and opacity: an opaque bar pushes its content")
  func barsUseProxyAppearances() {
    let designs = UINavigationBarAppearance()
    designs.configureWithOpaqueBackground()
    UINavigationBar.appearance().standardAppearance = designs
    UINavigationBar.appearance().scrollEdgeAppearance = designs
    UINavigationBar.appearance().isTranslucent = false
    UITabBar.appearance().unselectedItemTintColor = .brown
    UITabBar.appearance().isTranslucent = false
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = show(tabs, in: scene)
    window.layOut()
    #expect(navigation.navigationBar.appearances.standard === designs)
    #expect(!navigation.navigationBar.isTranslucent && child.view.frame.minY == 88)
    #expect(tabs.tabBar.unselectedItemTintColor == .brown && !tabs.tabBar.isTranslucent)
    #expect(abs(navigation.view.frame.maxY - 729) < 0.01)
  }

  @Test("a class inherits its superclass's proxy; its own proxy takes precedence")
  func classInheritsItsSuperclassProxy() {
    UINavigationBar.appearance().barTintColor = .red
    UINavigationBar.appearance().tintColor = .green
    SpecialBar.appearance().barTintColor = .blue
    let (plain, special) = (UINavigationBar(), SpecialBar())
    let controller = UIViewController()
    controller.view.addSubview(plain)
    controller.view.addSubview(special)
    show(controller, in: scene)
    #expect(plain.barTintColor == .red && special.barTintColor == .blue)
    #expect(special.tintColor == .green)
  }

  @Test("a proxy for containers applies inside them only, the more specific first")
  func containerProxiesApplyInside() {
    UISlider.appearance().thumbTintColor = .red
    UISlider.appearance(whenContainedInInstancesOf: [Panel.self]).thumbTintColor = .blue
    UISlider.appearance(
      whenContainedInInstancesOf: [Panel.self, UINavigationController.self]
    ).minimumTrackTintColor = .green
    let (outside, inside) = (UISlider(), UISlider())
    let controller = UIViewController()
    let panel = Panel()
    panel.addSubview(inside)
    controller.view.addSubview(panel)
    controller.view.addSubview(outside)
    show(controller, in: scene)
    #expect(outside.thumbTintColor == .red && inside.thumbTintColor == .blue)
    #expect(inside.minimumTrackTintColor == nil)

    let nested = UISlider()
    let (child, other) = (UIViewController(), Panel())
    other.addSubview(nested)
    child.view.addSubview(other)
    show(UINavigationController(rootViewController: child), in: scene)
    #expect(nested.minimumTrackTintColor == .green && nested.thumbTintColor == .blue)
  }

  @Test("bar items get the values of their proxy, unless the item sets its own")
  func barItemsUseTheirProxy() {
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12)], for: .normal)
    let child = UIViewController()
    let (plain, own) = (
      UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
    )
    own.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    child.navigationItem.rightBarButtonItems = [plain, own]
    let navigation = UINavigationController(rootViewController: child)
    show(navigation, in: scene)
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { labels($0) + [$0 as? UILabel].compactMap(\.self) }
    }
    let shown = labels(navigation.navigationBar)
    let first = shown.first { $0.text == "Plain" }
    let second = shown.first { $0.text == "Own" }
    #expect(first?.textColor == .red && first?.font.pointSize == 12)
    #expect(second?.textColor == .blue && second?.font.pointSize == 12)
  }

  @Test("booting a device resets all appearance proxies")
  func bootingResetsProxies() {
    UISwitch.appearance().onTintColor = .red
    _ = bootTestScene()
    #expect(UISwitch.appearance().onTintColor == nil)
  }
}
