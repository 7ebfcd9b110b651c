import DeviceCatalog
import FanlightTesting
import Foundation
import Simulator
import Testing
import UIKit

@Suite("Pictures · bars in the appearance of their system")
@MainActor
struct BarPictureTests {
  /// Colored stripes from edge to edge, so that bars have something to show through, scrolled a
  /// little under them.
  final class Stripes: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let page = UIScrollView(frame: view.bounds)
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.contentSize = CGSize(width: 100, height: 2000)
      page.backgroundColor = .white
      view.addSubview(page)
      let colors: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemPurple]
      for index in 0..<24 {
        let stripe = UIView(
          frame: CGRect(x: 0, y: CGFloat(index) * 80, width: 1400, height: 40))
        stripe.backgroundColor = colors[index % colors.count]
        page.addSubview(stripe)
      }
      let label = UILabel(frame: CGRect(x: 40, y: 300, width: 300, height: 60))
      label.text = "The quick brown fox jumps over the lazy dog, and then once more."
      label.numberOfLines = 0
      label.backgroundColor = .white
      page.addSubview(label)
    }

    /// The scroll view.
    var page: UIScrollView? { view.subviews.first as? UIScrollView }
  }

  private func stripes(_ title: String) -> UIViewController {
    let controller = Stripes()
    controller.title = title
    return controller
  }

  private func browser() -> UINavigationController {
    let page = stripes("Example Domain")
    page.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .refresh, target: nil, action: nil)
    ]
    func symbol(_ name: String) -> UIBarButtonItem {
      UIBarButtonItem(image: UIImage(systemName: name), style: .plain, target: nil, action: nil)
    }
    let forward = symbol("chevron.right")
    forward.isEnabled = false
    page.toolbarItems = [
      symbol("chevron.left"), .flexibleSpace(), forward, .flexibleSpace(),
      symbol("square.and.arrow.up"), .flexibleSpace(), symbol("book"), .flexibleSpace(),
      symbol("square.on.square"),
    ]
    let navigation = UINavigationController(rootViewController: stripes("Pages"))
    navigation.isToolbarHidden = false
    navigation.pushViewController(page, animated: false)
    return navigation
  }

  private func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      ("Home", "house"), ("Search", "magnifyingglass"), ("Saved", "star"), ("You", "person"),
    ].enumerated().map { index, tab in
      let navigation = UINavigationController(rootViewController: stripes(tab.0))
      navigation.navigationBar.prefersLargeTitles = true
      navigation.tabBarItem = UITabBarItem(
        title: tab.0, image: UIImage(systemName: tab.1), tag: index)
      return navigation
    }
    return tabs
  }

  @Test(
    "3.2, 3.4 navigation bar and toolbar",
    arguments: [
      ("iPhone X", "11", "iphone-x-11"), ("iPhone 14 Pro", "18", "iphone-14-pro-18"),
      ("iPhone 16", "26", "iphone-16-26"),
    ])
  func navigationBarAndToolbar(name: String, system: String, file: String) throws {
    let device = try DeviceCatalog.builtIn.device(named: name)
    let simulator = Simulator(device, system: try device.systemRelease(for: system))
    let navigation = browser()
    simulator.show(navigation)
    (navigation.topViewController as? Stripes)?.page?.contentOffset.y = 50

    expectSnapshot(of: simulator.displayList(), named: "navigation-\(file)")
  }

  /// Source: Apple's public introduction of glass: bars turn light over dark content.
  @Test(
    "title, buttons, glass, status bar and home indicator of iOS 26 are light over dark content")
  func barsOverDarkContent() throws {
    let device = try DeviceCatalog.builtIn.device(named: "iPhone 16")
    let simulator = Simulator(device, system: try device.systemRelease(for: "26"))
    let navigation = browser()
    simulator.show(navigation)
    let page = (navigation.topViewController as? Stripes)?.page
    page?.backgroundColor = UIColor(white: 0.08, alpha: 1)
    for stripe in page?.subviews ?? [] { stripe.alpha = 0.2 }
    page?.contentOffset.y = 50

    expectSnapshot(of: simulator.displayList(), named: "dark-content-iphone-16-26")
  }

  @Test("S3.23 from iOS 15 bars are clear where nothing is scrolled below them")
  func scrollEdge() throws {
    let device = try DeviceCatalog.builtIn.device(named: "iPhone 14 Pro")
    let simulator = Simulator(device, system: try device.systemRelease(for: "18"))
    simulator.show(browser())

    expectSnapshot(of: simulator.displayList(), named: "scroll-edge-iphone-14-pro-18")
  }

  @Test(
    "3.2, 3.4 tab bar under a large title",
    arguments: [
      ("iPhone X", "11", "iphone-x-11"), ("iPhone 16", "26", "iphone-16-26"),
    ])
  func tabBar(name: String, system: String, file: String) throws {
    let device = try DeviceCatalog.builtIn.device(named: name)
    let simulator = Simulator(device, system: try device.systemRelease(for: system))
    simulator.show(tabs())

    expectSnapshot(of: simulator.displayList(), named: "tabs-\(file)")
  }

  @Test("3.2 bars of a phone in landscape")
  func barsOfAPhoneInLandscape() throws {
    let device = try DeviceCatalog.builtIn.device(named: "iPhone X")
    let simulator = Simulator(
      device, system: try device.systemRelease(for: "11"), orientation: .landscapeRight)
    let navigation = browser()
    simulator.show(navigation)
    (navigation.topViewController as? Stripes)?.page?.contentOffset.y = 50

    expectSnapshot(of: simulator.displayList(), named: "navigation-iphone-x-11-landscape")
  }

  @Test("S3.51, S3.52 the stripes of the secondary column go on below the sidebar")
  func stripesBelowASidebar() throws {
    let device = try DeviceCatalog.builtIn.device(named: "iPad (9th gen)")
    let simulator = Simulator(device, system: try device.systemRelease(for: "26"))
    let split = UISplitViewController(style: .doubleColumn)
    let folders = UIViewController()
    folders.title = "Folders"
    split.setViewController(folders, for: .primary)
    split.setViewController(stripes("Example Domain"), for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    simulator.show(split)
    simulator.settle()
    expectSnapshot(of: simulator.displayList(), named: "sidebar-ipad-26")
  }
}
