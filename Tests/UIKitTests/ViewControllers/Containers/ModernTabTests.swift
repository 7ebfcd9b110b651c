import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@Suite("UITabBarController · iOS 26 and iPadOS 18")
@MainActor
struct ModernTabTests {
  private func shown(
    _ screen: Screens, _ system: Int, _ configure: (UITabBarController) -> Void = { _ in }
  ) -> (UITabBarController, UIScrollView, UIWindow) {
    let scene = bootTestScene(screen.device(system))
    let child = UIViewController()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 100, height: 5000)
    child.view = scroll
    let tabs = UITabBarController()
    tabs.viewControllers = [child, UIViewController()]
    configure(tabs)
    return (tabs, scroll, show(tabs, in: scene))
  }

  // MARK: S3.42, minimized bars

  @Test("S3.42 in part: the tab bar minimizes while scrolling down and expands when scrolling back")
  func tabBarMinimizesOnScrollDown() {
    let (tabs, scroll, window) = shown(.iPhone14Pro, 26) {
      #expect($0.tabBarMinimizeBehavior == .automatic)
      $0.tabBarMinimizeBehavior = .onScrollDown
    }
    let screen = window.windowScene?.touchScreen
    func drag(_ from: CGFloat, _ to: CGFloat) {
      screen?.drag(
        from: CGPoint(x: 200, y: from), to: CGPoint(x: 200, y: to), duration: 0.3, rest: 0.2)
      Runtime.loop.runUntilIdle()
      window.layOut()
    }
    drag(600, 400)
    #expect(tabs.tabBar.isMinimized)
    #expect(tabs.tabBar.capsuleFrame.width == 48)
    let buttons = tabs.tabBar.subviews.compactMap { $0 as? TabBarButton }
    #expect(buttons.map(\.isHidden) == [false, true])
    // The inset of a minimized bar is not known; the safe area does not change.
    #expect(scroll.adjustedContentInset.bottom == 83)

    drag(400, 440)
    #expect(!tabs.tabBar.isMinimized)
    drag(600, 400)
    #expect(tabs.tabBar.isMinimized)
    // A tap expands the bar without selecting a tab.
    screen?.tap(at: CGPoint(x: 45, y: 800))
    window.layOut()
    #expect(!tabs.tabBar.isMinimized && tabs.selectedIndex == 0)
    // Scrolling by the app does not minimize the bar.
    scroll.contentOffset.y = 3000
    window.layOut()
    #expect(!tabs.tabBar.isMinimized)
  }

  @Test("S3.42 in part: of four behaviors .onScrollDown and .onScrollUp minimize the tab bar")
  func minimizeBehaviors() {
    typealias Behavior = UITabBarController.MinimizeBehavior
    let behaviors: [Behavior] = [.automatic, .never, .onScrollDown, .onScrollUp]
    #expect(behaviors.map(\.rawValue) == [0, 1, 2, 3])
    #expect(behaviors.map(\.trigger) == [.none, .none, .scrollDown, .scrollUp])
    let tabs = UITabBarController()
    for behavior in behaviors {
      tabs.tabBarMinimizeBehavior = behavior
      #expect(tabs.tabBarMinimizeBehavior == behavior)
    }
  }

  @Test("S3.42 in part: an accessory is above the tab bar or beside a minimized one")
  func tabBarAccessoryPosition() throws {
    let view = UIView()
    let (tabs, scroll, window) = shown(.iPhone14Pro, 26) {
      $0.tabBarMinimizeBehavior = .onScrollDown
      $0.bottomAccessory = UITabAccessory(contentView: view)
    }
    let place = view.convert(view.bounds, to: window)
    #expect(place.maxY < tabs.tabBar.frame.minY && place.minX == 21)
    #expect(view.traitCollection.tabAccessoryEnvironment == .regular)
    #expect(tabs.bottomAccessory?.contentView === view)
    // The bar's 83, and 48 and 8 for the accessory.
    #expect(scroll.safeAreaInsets.bottom == 139)

    window.windowScene?.touchScreen.drag(
      from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.3, rest: 0.2)
    window.layOut()
    let small = view.convert(view.bounds, to: window)
    #expect(small.minY > tabs.tabBar.frame.minY && small.minX > 21 + 48)
    #expect(view.traitCollection.tabAccessoryEnvironment == .inline)

    tabs.bottomAccessory = nil
    window.layOut()
    #expect(view.window == nil && scroll.safeAreaInsets.bottom == 83)
  }

  @Test("S3.42 in part: contentLayoutGuide is the view without the tab bar, at any edge")
  func contentGuide() {
    let (phone, _, _) = shown(.iPhone14Pro, 26)
    #expect(phone.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 393, height: 769))
    let (pad, _, _) = shown(.iPadPro, 26)
    #expect(pad.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 96, width: 834, height: 1098))
    phone.isTabBarHidden = true
    phone.view.layoutIfNeeded()
    #expect(phone.contentLayoutGuide.layoutFrame.height == 852)
  }

  @Test("S3.36 from iPadOS 18 on the tab bar floats at the top in a regular width")
  func tabBarIsOnTopSinceIPadOS18() {
    for (system, top) in [(17, false), (18, true), (26, true)] {
      let (tabs, scroll, _) = shown(.iPadPro, system)
      #expect((tabs.tabBar.frame.minY < 100) == top)
      #expect((scroll.safeAreaInsets.top > 80) == top)
    }
    // As in a narrow window beside another app.
    let (tabs, scroll, window) = shown(.iPadPro, 18)
    window.traitOverrides.horizontalSizeClass = .compact
    tabs.view.setNeedsLayout()
    window.layOut()
    #expect(tabs.tabBar.frame.maxY == 1194 && tabs.tabBar.frame.height == 65)
    #expect(scroll.safeAreaInsets.top == 24 && scroll.safeAreaInsets.bottom == 65)
  }

  @Test("S3.36 a title is beside the tabs that float in its row", arguments: [18, 26])
  func titleBesideTabs(system: Int) throws {
    let child = UIViewController()
    child.title = "Departures from the islands in the north and from the mainland"
    let navigation = UINavigationController(rootViewController: child)
    let tabs = UITabBarController()
    navigation.tabBarItem.title = "Departures"
    tabs.viewControllers = [navigation]
    show(tabs, in: bootTestScene(Screens.iPadPro.device(system))).layOut()
    let bar = navigation.navigationBar
    let label = try #require(
      bar.content.subviews.compactMap { $0 as? UILabel }.first {
        $0.text == child.title && !$0.isHidden
      })
    let capsule = tabs.tabBar.convert(tabs.tabBar.capsuleFrame, to: nil)
    let place = label.convert(label.bounds, to: nil)
    #expect(place.minX < 40 && place.maxX <= capsule.minX - 8)

    tabs.isTabBarHidden = true
    tabs.view.setNeedsLayout()
    bar.content.setNeedsLayout()
    navigation.view.window?.layOut()
    #expect(abs(label.convert(label.bounds, to: nil).midX - 417) < 1)
  }

  // MARK: S3.42, navigation

  @Test("S3.42 in part: on iOS 26 a subtitle is below the title or the large title")
  func subtitleIsBelowTheTitle() throws {
    for (system, isLarge) in [(26, false), (26, true), (18, false)] {
      let child = UIViewController()
      child.title = "Title"
      child.navigationItem.subtitle = "Below it"
      let navigation = UINavigationController(rootViewController: child)
      navigation.navigationBar.prefersLargeTitles = isLarge
      show(navigation, in: bootTestScene(Screens.iPhone14Pro.device(system)))
      let labels = navigation.navigationBar.content.subviews.compactMap { $0 as? UILabel }
      let lower = labels.first { $0.text == "Below it" }
      guard system == 26 else {
        #expect(lower == nil)
        continue
      }
      let shown = try #require(lower)
      let title = try #require(labels.first { $0.text == "Title" && !$0.isHidden })
      #expect(!shown.isHidden && shown.frame.minY > title.frame.midY)
      #expect(shown.frame.maxY <= navigation.navigationBar.bounds.height)
      // The large title alone makes 165 (S3.27), the subtitle adds 22.
      #expect(child.view.safeAreaInsets.top == (isLarge ? 187 : 113))
    }
  }

  @Test("S3.42 in part: on iOS 26 a swipe over the content goes back, too")
  func contentSwipeGoesBack() {
    for (system, pops) in [(26, true), (18, false)] {
      let scene = bootTestScene(Screens.iPhone14Pro.device(system))
      let (root, child) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: root)
      navigation.pushViewController(child, animated: false)
      let window = show(navigation, in: scene)
      #expect((navigation.interactiveContentPopGestureRecognizer != nil) == pops)
      // A swipe to the left does not pop.
      scene.touchScreen.drag(
        from: CGPoint(x: 300, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.2)
      Runtime.loop.runUntilIdle()
      #expect(navigation.topViewController === child)
      scene.touchScreen.drag(
        from: CGPoint(x: 100, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.2)
      Runtime.loop.runUntilIdle()
      window.layOut()
      #expect((navigation.topViewController === root) == pops)
    }
  }

  @Test(
    "S3.42 in part: scroll edge effects of iOS 26 are soft, hard or hidden, under a visible bar")
  func scrollEdgeEffects() {
    let scene = bootTestScene(Screens.iPhone14Pro.device(26))
    let child = UIViewController()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 100, height: 5000)
    child.view = scroll
    let navigation = UINavigationController(rootViewController: child)
    let window = show(navigation, in: scene)
    scroll.contentOffset.y = 500
    window.layOut()
    let background = navigation.navigationBar.background
    #expect(background.fades && background.isClear)
    scroll.topEdgeEffect.style = .hard
    #expect(!background.fades && !background.isClear)
    scroll.topEdgeEffect.isHidden = true
    #expect(!background.fades && background.isClear)
    scroll.topEdgeEffect.isHidden = false
    scroll.topEdgeEffect.style = .soft
    #expect(background.fades && background.isClear)
  }

  @Test(
    "S3.23, S3.42: content that begins below the bar has the edge effect of iOS 26 at rest, too",
    arguments: [(26, true), (18, false)])
  func edgeEffectAtRest(major: Int, hasEffect: Bool) {
    let scene = bootTestScene(Screens.iPhone14Pro.device(major))
    let child = UIViewController()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 100, height: 5000)
    child.view = scroll
    let navigation = UINavigationController(rootViewController: child)
    let window = show(navigation, in: scene)
    let background = navigation.navigationBar.background
    #expect(!background.fades && background.isClear)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentOffset = .zero
    window.layOut()
    #expect(background.fades == hasEffect)
    #expect(background.isClear)
  }

  // MARK: Hidden bars

  @Test("S3.19 hidesBarsWhenKeyboardAppears hides bars, which stay hidden after the keyboard hides")
  func barsHideForTheKeyboard() {
    let scene = bootTestScene(Screens.iPhoneX.device(18))
    let child = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    child.view.addSubview(field)
    let navigation = UINavigationController(rootViewController: child)
    navigation.isToolbarHidden = false
    navigation.hidesBarsWhenKeyboardAppears = true
    let window = show(navigation, in: scene)
    field.becomeFirstResponder()
    window.layOut()
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    #expect(child.view.safeAreaInsets.top == 44)
    field.resignFirstResponder()
    window.layOut()
    #expect(navigation.isNavigationBarHidden)

    navigation.setNavigationBarHidden(false, animated: false)
    navigation.hidesBarsWhenKeyboardAppears = false
    field.becomeFirstResponder()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test("the visible controller decides whether the home indicator is hidden")
  func homeIndicatorVisibility() {
    final class Screen: UIViewController {
      var hides = false
      override var prefersHomeIndicatorAutoHidden: Bool { hides }
    }
    let screen = Screen()
    let scene = bootTestScene(Screens.iPhoneX.device(18))
    show(UINavigationController(rootViewController: screen), in: scene)
    #expect(!scene.hidesHomeIndicator)
    screen.hides = true
    screen.setNeedsUpdateOfHomeIndicatorAutoHidden()
    #expect(scene.hidesHomeIndicator && screen.view.safeAreaInsets.bottom == 34)
  }

  @Test(
    "S3.48 the visible controller decides at which edges system gestures are deferred")
  func deferredSystemGestures() {
    final class Screen: UIViewController {
      var edges: UIRectEdge = []
      override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
    }
    let screen = Screen()
    let scene = bootTestScene(Screens.iPhoneX.device(18))
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: screen)]
    show(tabs, in: scene)
    #expect(tabs.preferredScreenEdgesDeferringSystemGestures == [])
    #expect(scene.edgesDeferringSystemGestures == [])
    screen.edges = [.bottom, .left]
    #expect(scene.edgesDeferringSystemGestures == [])
    screen.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    #expect(scene.edgesDeferringSystemGestures == [.bottom, .left])

    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(screen, for: .secondary)
    show(split, in: bootTestScene(Screens.iPadPro.device(18)))
    #expect(split.view.window?.windowScene?.edgesDeferringSystemGestures == [.bottom, .left])
  }
}
