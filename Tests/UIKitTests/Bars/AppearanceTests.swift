import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import UIKit

@Suite("Bars · appearances and opacity")
@MainActor
struct AppearanceTests {
  private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = color
    return appearance
  }

  @Test(
    "S3.22 at the scroll edge: scrollEdgeAppearance, else the compact or clear standard one")
  func scrollEdgeAppearanceOrFallback() {
    var appearances = BarAppearances<UINavigationBarAppearance>()
    #expect(appearances.choice(isAtScrollEdge: true, isCompact: false) == nil)
    let standard = appearance(.red)
    appearances.standard = standard
    let edge = appearances.choice(isAtScrollEdge: true, isCompact: false)
    #expect(edge?.appearance === standard && edge?.isClear == true)
    #expect(appearances.choice(isAtScrollEdge: false, isCompact: true)?.appearance === standard)

    let compact = appearance(.green)
    let scrollEdge = appearance(.blue)
    appearances.compact = compact
    #expect(appearances.choice(isAtScrollEdge: false, isCompact: true)?.appearance === compact)
    #expect(appearances.choice(isAtScrollEdge: true, isCompact: true)?.appearance === compact)
    appearances.scrollEdge = scrollEdge
    #expect(appearances.choice(isAtScrollEdge: true, isCompact: true)?.appearance === scrollEdge)
    let both = appearance(.white)
    appearances.compactScrollEdge = both
    let choice = appearances.choice(isAtScrollEdge: true, isCompact: true)
    #expect(choice?.appearance === both && choice?.isClear == false)

    var own = BarAppearances<UINavigationBarAppearance>()
    own.standard = compact
    #expect(
      appearances.choice(isAtScrollEdge: false, isCompact: false, own: own)?.appearance === compact)
  }

  @Test("an appearance is standard at first; opaque and transparent ones differ; copies are equal")
  func defaultAppearanceIsStandard() {
    let appearance = UINavigationBarAppearance()
    #expect(appearance.backgroundEffect != nil && appearance.backgroundColor == nil)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil && appearance.backgroundColor != nil)
    appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
    let copy = appearance.copy() as? UINavigationBarAppearance
    #expect(copy !== appearance && copy?.backgroundColor == appearance.backgroundColor)
    #expect(copy?.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil && appearance.shadowColor == nil)
    #expect(copy?.backgroundColor != nil)
  }

  @Test("S2.9, S3.25 an opaque appearance changes no frame and no inset")
  func opaqueAppearanceChangesNoFrame() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let window = show(navigation, in: bootTestScene(Screens.iPhoneX.device(18)))
    let frame = child.view.frame
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    window.layOut()
    #expect(child.view.frame == frame && child.view.safeAreaInsets.top == 88)
    #expect(navigation.navigationBar.isTranslucent)
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { labels(in: $0) + [$0 as? UILabel].compactMap(\.self) }
  }

  @Test("button appearances: plain, done, back, and by state; an item's own take precedence")
  func buttonAppearances() throws {
    let (root, child) = (UIViewController(), UIViewController())
    root.title = "Root"
    func item(_ title: String, _ style: UIBarButtonItem.Style) -> UIBarButtonItem {
      UIBarButtonItem(title: title, style: style, target: nil, action: nil)
    }
    let (plain, done, off, own) = (
      item("Plain", .plain), item("Done", .done), item("Off", .plain), item("Own", .plain)
    )
    off.isEnabled = false
    own.setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .normal)
    child.navigationItem.rightBarButtonItems = [plain, done, off, own]
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(child, animated: false)
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12),
    ]
    appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.brown]
    appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
    navigation.navigationBar.standardAppearance = appearance
    show(navigation, in: bootTestScene(Screens.iPhone8Plus.device(18)))
    let shown = labels(in: navigation.navigationBar)
    func label(_ text: String) throws -> UILabel {
      try #require(shown.first { $0.text == text })
    }
    #expect(try label("Plain").textColor == .red && label("Plain").font.pointSize == 12)
    #expect(try label("Done").textColor == .green && label("Done").font.pointSize == 17)
    // Attributes that a state lacks are those of the normal state.
    #expect(try label("Off").textColor == .brown && label("Off").font.pointSize == 12)
    #expect(try label("Own").textColor == .purple && label("Own").font.pointSize == 12)
    #expect(try label("Root").textColor == .blue)

    let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
    copy.buttonAppearance.normal.titleTextAttributes = [:]
    #expect(appearance.buttonAppearance.normal.titleTextAttributes.count == 2)
  }

  @Test("tab appearances: images, titles and badges by state and by layout")
  func tabAppearances() throws {
    for (isLandscape, color) in [(false, UIColor.red), (true, .blue)] {
      let scene = bootTestScene(
        Screens.iPhone8.device(18), orientation: isLandscape ? .landscapeRight : .portrait)
      let tabs = UITabBarController()
      tabs.viewControllers = ["One", "Two"].map { title in
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(
          title: title, image: UIImage(systemName: "star"), tag: 0)
        controller.tabBarItem.badgeValue = "3"
        return controller
      }
      let appearance = UITabBarAppearance()
      for (layout, color) in [
        (appearance.stackedLayoutAppearance, UIColor.red),
        (appearance.compactInlineLayoutAppearance, .blue),
      ] {
        layout.normal.titleTextAttributes = [.foregroundColor: color]
        layout.normal.iconColor = color
        layout.normal.badgeBackgroundColor = .black
        layout.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
      }
      tabs.tabBar.standardAppearance = appearance
      tabs.tabBar.scrollEdgeAppearance = appearance
      show(tabs, in: scene)
      let shown = labels(in: tabs.tabBar)
      let rest = try #require(shown.first { $0.text == "Two" })
      #expect(rest.textColor == color)
      #expect(shown.first { $0.text == "One" }?.textColor == .green)
      let button = try #require(rest.superview as? TabBarButton)
      #expect(button.subviews.first { $0 is UIImageView }?.tintColor == color)
      #expect(button.badge.backgroundColor == .black)
      // The selected tab has no icon color of its own: it has the bar's tint.
      let selected = try #require(shown.first { $0.text == "One" }?.superview)
      #expect(selected.subviews.first { $0 is UIImageView }?.tintColor == .systemBlue)
    }
  }

  @Test(
    "without an appearance a bar uses its own attributes; an empty shadow image hides the shadow")
  func barAttributesWithoutAppearance() throws {
    let child = UIViewController()
    child.title = "Title"
    let navigation = UINavigationController(rootViewController: child)
    let bar = navigation.navigationBar
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    show(navigation, in: bootTestScene(Screens.iPhoneX.device(14)))
    #expect(labels(in: bar).first { $0.text == "Title" }?.textColor == .red)
    #expect(bar.background.shadow != nil && bar.isTranslucent)
  }

  private func image(alpha: UInt32) -> UIImage {
    UIImage(
      cgImage: CGImage(
        Bitmap(
          width: 2, height: 1, pixels: [0xFF_000000, alpha << 24], name: "two pixels")))
  }

  @Test("S2.8 an opaque background image makes a bar opaque, unless isTranslucent is set")
  func opaqueBackgroundImageMakesABarOpaque() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let window = show(navigation, in: bootTestScene(Screens.iPhoneX.device(18)))
    let bar = navigation.navigationBar
    bar.setBackgroundImage(image(alpha: 254), for: .default)
    #expect(bar.isTranslucent)
    bar.setBackgroundImage(image(alpha: 255), for: .default)
    #expect(!bar.isTranslucent)
    window.layOut()
    #expect(child.view.frame.minY == 88)
    bar.isTranslucent = true
    window.layOut()
    #expect(child.view.frame.minY == 0)
  }
}
