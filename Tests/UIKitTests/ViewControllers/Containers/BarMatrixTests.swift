import Foundation
import Testing

@testable import UIKit

/// The frames of bars and children on every test device, in portrait and landscape, in every era,
/// computed here from tables 3.2 and 3.4 and the statements around them.
@Suite("Bars · devices, eras and orientations")
@MainActor
struct BarMatrixTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var screen: Screens
    var system: Int
    var lying: Bool

    var testDescription: String { "\(screen.rawValue) iOS \(system)\(lying ? " lying" : "")" }
    var isPad: Bool { screen == .iPad9 || screen == .iPadPro }
    var hasHousing: Bool { screen != .iPhone8 && screen != .iPhone8Plus && !isPad }
    /// The phones with a regular width in landscape.
    var isWide: Bool { [.iPhone8Plus, .iPhoneXR, .iPhoneAir].contains(screen) }

    /// The top of a navigation bar and the height of its row.
    var navigationBar: (y: CGFloat, height: CGFloat) {
      let safe = safeArea
      if system >= 26 {
        return (max(safe.top, lying && hasHousing ? 24 : 10), 54)
      }
      if isPad { return (safe.top, system >= 12 ? 50 : 44) }
      if lying { return (0, isWide ? 44 : 32) }
      let islands: [Screens: CGFloat] = [
        .iPhone14Pro: 161.0 / 3, .iPhone16Pro: 169.0 / 3, .iPhoneAir: 187.0 / 3,
      ]
      return (islands[screen] ?? safe.top, 44)
    }

    /// The screen's insets by table 3.2 and S3.39.
    var safeArea: UIEdgeInsets {
      let tops: [Screens: CGFloat] = [
        .iPhone8: 20, .iPhone8Plus: 20, .iPhoneX: 44, .iPhoneXR: system < 14 ? 44 : 48,
        .iPhone12: 47, .iPhone12mini: system < 15 ? 44 : 50, .iPhone14Pro: 59, .iPhone16Pro: 62,
        .iPhoneAir: 68,
      ]
      if isPad {
        let bottom: CGFloat = screen == .iPad9 ? 0 : system >= 26 ? 25 : 20
        return UIEdgeInsets(system >= 26 ? 32 : screen == .iPad9 ? 20 : 24, 0, bottom, 0)
      }
      let top = tops[screen] ?? 0
      guard hasHousing else { return UIEdgeInsets(lying ? 0 : 20, 0, 0, 0) }
      return lying
        ? UIEdgeInsets(0, top, system >= 26 ? 20 : 21, top) : UIEdgeInsets(top, 0, 34, 0)
    }

    /// The distances of a tab bar's and a toolbar's top from the bottom.
    var tabBar: CGFloat {
      let bottom = safeArea.bottom
      if isPad, system >= 18 { return bottom }
      if system >= 26 { return lying ? 64 : 83 }
      if isPad { return system < 12 ? 49 + bottom : screen == .iPadPro ? 65 : 50 }
      return (lying && !isWide ? 32 : 49) + bottom
    }

    var toolbar: CGFloat {
      if system >= 26 { return (isPad ? 44 : 48) + safeArea.bottom }
      return navigationBar.height + safeArea.bottom
    }
  }

  nonisolated static let cases: [Case] = [12, 15, 18, 26].flatMap { system in
    Screens.allCases.flatMap { screen in
      [false, true].map { Case(screen: screen, system: system, lying: $0) }
    }
  }

  private func near(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.001 }

  private func boot(_ item: Case) -> UIWindowScene {
    bootTestScene(
      item.screen.device(item.system), orientation: item.lying ? .landscapeRight : .portrait)
  }

  @Test(
    "3.2, 3.4, S3.26, S3.37 navigation bar, toolbar and the safe area between them",
    arguments: cases)
  func navigationBarAndToolbar(item: Case) {
    let scene = boot(item)
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    navigation.isToolbarHidden = false
    show(navigation, in: scene)
    let bar = navigation.navigationBar.frame
    let wanted = item.navigationBar
    #expect(near(bar.minY, wanted.y) && bar.height == wanted.height)
    let insets = child.view.safeAreaInsets
    #expect(near(insets.top, wanted.y + wanted.height))
    #expect(near(insets.bottom, item.toolbar))
    #expect(insets.left == item.safeArea.left && insets.right == item.safeArea.right)
    #expect(child.view.frame == navigation.view.bounds)
  }

  @Test("3.2, S3.35, S3.36 tab bar and the safe area above it", arguments: cases)
  func tabBarSafeArea(item: Case) {
    let scene = boot(item)
    let child = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [child]
    show(tabs, in: scene)
    let insets = child.view.safeAreaInsets
    let floats = item.system >= 18 && item.isPad
    #expect(near(insets.bottom, item.tabBar))
    // S3.36: 44 and 20 below the screen's inset.
    #expect(near(insets.top, item.safeArea.top + (floats ? 64 : 0)))
    #expect(insets.left == item.safeArea.left)
    #expect(near(tabs.tabBar.frame.height, floats ? 44 : item.tabBar))
  }

  @Test("2.2, S2.7 an opaque bar pushes the child, at the top and at the bottom", arguments: cases)
  func opaqueBarPushesTheChild(item: Case) {
    let scene = boot(item)
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    navigation.isToolbarHidden = false
    navigation.navigationBar.isTranslucent = false
    navigation.toolbar.isTranslucent = false
    show(navigation, in: scene)
    let wanted = item.navigationBar
    #expect(near(child.view.frame.minY, wanted.y + wanted.height))
    #expect(near(child.view.frame.maxY, navigation.view.bounds.height - item.toolbar))
    #expect(child.view.safeAreaInsets.top == 0 && child.view.safeAreaInsets.bottom == 0)
  }
}

@Suite("Table 2.2 at the bottom")
@MainActor
struct BottomExtensionTests {
  struct Line: Sendable {
    var isTranslucent: Bool
    var includesOpaque: Bool
    var extends: Bool
    /// The space below the child, and its bottom inset; the bar is 83 high.
    var free: CGFloat
    var inset: CGFloat
  }

  nonisolated static let lines: [Line] = [
    Line(isTranslucent: true, includesOpaque: false, extends: true, free: 0, inset: 83),
    Line(isTranslucent: true, includesOpaque: true, extends: true, free: 0, inset: 83),
    Line(isTranslucent: true, includesOpaque: false, extends: false, free: 83, inset: 0),
    Line(isTranslucent: true, includesOpaque: true, extends: false, free: 83, inset: 0),
    Line(isTranslucent: false, includesOpaque: false, extends: true, free: 83, inset: 0),
    Line(isTranslucent: false, includesOpaque: false, extends: false, free: 83, inset: 0),
    Line(isTranslucent: false, includesOpaque: true, extends: true, free: 0, inset: 83),
    Line(isTranslucent: false, includesOpaque: true, extends: false, free: 83, inset: 0),
  ]

  @Test("S2.7 a tab bar decides where the child ends as table 2.2 says", arguments: lines)
  func childUnderATabBar(line: Line) {
    let child = UIViewController()
    child.extendedLayoutIncludesOpaqueBars = line.includesOpaque
    child.edgesForExtendedLayout = line.extends ? .all : [.top, .left, .right]
    let tabs = UITabBarController()
    tabs.tabBar.isTranslucent = line.isTranslucent
    tabs.viewControllers = [child]
    show(tabs, in: bootTestScene(Screens.iPhoneX.device(18)))
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812 - line.free))
    #expect(child.view.safeAreaInsets == UIEdgeInsets(44, 0, line.inset, 0))
  }

  @Test("S2.10, Q12 until iOS 13.3 content below an opaque tab bar has the home indicator only")
  func homeIndicatorBelowAnOpaqueTabBar() {
    for (minor, inset) in [(3, 34), (4, 83)] as [(Int, CGFloat)] {
      let child = UIViewController()
      child.extendedLayoutIncludesOpaqueBars = true
      let tabs = UITabBarController()
      tabs.tabBar.isTranslucent = false
      tabs.viewControllers = [child]
      show(tabs, in: bootTestScene(Screens.iPhoneX.device(13, minor)))
      #expect(child.view.safeAreaInsets.bottom == inset)
    }
  }
}
