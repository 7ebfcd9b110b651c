import Foundation
import Testing

@testable import UIKit

@Suite("UINavigationBar · large titles and scrolling")
@MainActor
struct LargeTitleTests {
  private func shown(
    _ screen: Screens, _ system: Int
  ) -> (UINavigationController, UIScrollView, UIWindow) {
    let scene = bootTestScene(screen.device(system))
    let child = UIViewController()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 100, height: 3000)
    child.view = scroll
    let navigation = UINavigationController(rootViewController: child)
    navigation.navigationBar.prefersLargeTitles = true
    let window = show(navigation, in: scene)
    return (navigation, scroll, window)
  }

  @Test(
    "S3.18, S3.28 the large title's 52 points collapse one by one, and content stays below the bar",
    arguments: [(Screens.iPhoneX, 18, 140.0, 88.0), (.iPhone14Pro, 26, 165, 113)]
      as [(Screens, Int, CGFloat, CGFloat)])
  func largeTitleCollapsesPointByPoint(
    screen: Screens, system: Int, large: CGFloat, small: CGFloat
  ) {
    let (navigation, scroll, window) = shown(screen, system)
    #expect(scroll.contentOffset.y == -large)
    #expect(navigation.navigationBar.frame.maxY == large)

    scroll.contentOffset.y = -large + 20
    window.layOut()
    #expect(navigation.navigationBar.frame.maxY == large - 20)
    #expect(scroll.contentOffset.y == -large + 20)
    #expect(scroll.adjustedContentInset.top == large - 20)

    scroll.contentOffset.y = 300
    window.layOut()
    #expect(navigation.navigationBar.frame.maxY == small)
    #expect(scroll.adjustedContentInset.top == small)
    #expect(scroll.contentOffset.y == 300)

    scroll.contentOffset.y = -small
    window.layOut()
    #expect(navigation.navigationBar.frame.maxY == small)
    scroll.contentOffset.y = -large
    window.layOut()
    #expect(navigation.navigationBar.frame.maxY == large)
  }

  @Test("S3.18 a scroll view that is the first subview collapses the title after the next layout")
  func firstSubview() {
    let scene = bootTestScene(Screens.iPhoneX.device(18))
    let child = UIViewController()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 100, height: 3000)
    scroll.frame = child.view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.view.addSubview(scroll)
    let navigation = UINavigationController(rootViewController: child)
    navigation.navigationBar.prefersLargeTitles = true
    let window = show(navigation, in: scene)
    #expect(scroll.contentOffset.y == -140)
    scroll.contentOffset.y = -110
    window.layOut()
    #expect(scroll.adjustedContentInset.top == 110 && scroll.contentOffset.y == -110)
    #expect(child.view.safeAreaInsets.top == 110)
  }

  @Test("a collapsed title stays collapsed when its controller appears again")
  func aCollapsedTitleStaysCollapsedOnReturn() {
    let (navigation, scroll, window) = shown(.iPhoneX, 18)
    scroll.contentOffset.y = 500
    window.layOut()
    let next = UIViewController()
    navigation.pushViewController(next, animated: false)
    window.layOut()
    #expect(next.view.safeAreaInsets.top == 140)
    navigation.popViewController(animated: false)
    window.layOut()
    #expect(navigation.navigationBar.frame.maxY == 88)
    #expect(scroll.contentOffset.y == 500)
  }

  @Test(
    "S3.31 a large title that is scrolled by up to 36 points expands again, from 37 it collapses")
  func slightlyScrolledTitleExpands() {
    let zones = NavigationBarZones(row: 54, largeTitle: 52)
    #expect(zones.targetCollapse(near: 36) == 0)
    #expect(zones.targetCollapse(near: 37) == 52)
    #expect(zones.collapsed(by: 20) == NavigationBarZones(row: 54, largeTitle: 32))
  }

  @Test("S3.19 bars that hide in a compact height free their space")
  func hiddenBarsFreeTheirSpace() {
    let scene = bootTestScene(Screens.iPhoneX.device(18))
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    navigation.hidesBarsWhenVerticallyCompact = true
    show(navigation, in: scene)
    #expect(child.view.safeAreaInsets.top == 88)
    scene.rotate(to: .landscapeRight)
    #expect(navigation.isNavigationBarHidden)
    #expect(child.view.safeAreaInsets == UIEdgeInsets(0, 44, 21, 44))
  }
}
