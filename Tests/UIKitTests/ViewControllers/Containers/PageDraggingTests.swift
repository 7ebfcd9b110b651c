import Foundation
import Testing
import UIKit

@Suite("UIPageViewController · the pages' scroll view")
@MainActor
struct PageDraggingTests {
  private final class Source: NSObject, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate, UIScrollViewDelegate
  {
    var pages: [UIViewController] = []
    let log: CallLog
    var offsets: [CGPoint] = []

    init(_ log: CallLog) { self.log = log }

    func index(_ page: UIViewController) -> Int { pages.firstIndex(of: page) ?? -1 }

    private func page(_ index: Int) -> UIViewController? {
      pages.indices.contains(index) ? pages[index] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(index(viewController) - 1) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(index(viewController) + 1) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.calls.append("willTransition \(pendingViewControllers.map(index))") }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      log.calls.append("didFinish \(finished) \(previousViewControllers.map(index)) \(completed)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset)
    }
  }

  private let log = CallLog()
  private let source: Source
  private let controller: UIPageViewController
  private let scene = bootTestScene()
  private let scrollView: UIScrollView

  /// Three pages on a screen of 375 by 812, the second of which is visible.
  init() throws { try self.init(orientation: .horizontal) }

  private init(
    orientation: UIPageViewController.NavigationOrientation,
    direction: UISemanticContentAttribute = .unspecified
  ) throws {
    let log = self.log
    source = Source(log)
    source.pages = ["a", "b", "c"].map { LoggingController($0, log: log) }
    controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation)
    controller.view.semanticContentAttribute = direction
    controller.dataSource = source
    controller.delegate = source
    controller.setViewControllers([source.pages[1]], direction: .forward, animated: false)
    show(controller, in: scene)
    scrollView = try #require(controller.view.subviews.first as? UIScrollView)
    scrollView.delegate = source
    _ = log.take()
  }

  private func drag(_ x: CGFloat, _ y: CGFloat = 0, seconds: TimeInterval = 0.3) {
    scene.touchScreen.drag(
      from: CGPoint(x: 190, y: 400), to: CGPoint(x: 190 + x, y: 400 + y), duration: seconds,
      rest: 0.2)
  }

  private var shown: Int { controller.viewControllers?.first.map(source.index) ?? -1 }

  private func calls() -> [String] {
    log.take().filter { $0.contains("ppear") || $0.hasPrefix("will") || $0.hasPrefix("did") }
  }

  @Test("S2.33 the page view's only subview is a scroll view three pages wide, at rest at one page")
  func atRest() {
    #expect(controller.view.subviews.count == 1)
    #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(scrollView.contentSize == CGSize(width: 1125, height: 812))
    #expect(scrollView.contentOffset == CGPoint(x: 375, y: 0))
    #expect(scrollView.isPagingEnabled && scrollView.isScrollEnabled && scrollView.bounces)
    #expect(scrollView.adjustedContentInset == .zero)
    let page = source.pages[1].view
    #expect(page?.convert(page?.bounds ?? .zero, to: controller.view) == controller.view.bounds)
    #expect(page?.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))
  }

  @Test(
    "S2.34 a drag to the next page: the delegate, the appearance callbacks, and rest at one page")
  func aDragToTheNextPage() {
    drag(-300)
    Runtime.loop.runUntilIdle()
    #expect(
      calls() == [
        "willTransition [2]", "b.viewWillDisappear", "c.viewWillAppear", "c.viewIsAppearing",
        "b.viewDidDisappear", "c.viewDidAppear", "didFinish true [1] true",
      ])
    #expect(shown == 2 && source.pages[1].parent == nil && source.pages[1].view.window == nil)
    #expect(source.offsets.map(\.x).max() == 750)
    #expect(source.offsets.last == CGPoint(x: 375, y: 0))
    #expect(scrollView.contentOffset.x == 375)
    #expect(controller.children == [source.pages[2]])
  }

  @Test("S2.34, S2.23 a drag that goes back calls the reverse callbacks, and is not completed")
  func dragBackCallsTheReverseCallbacks() {
    drag(100)
    Runtime.loop.runUntilIdle()
    #expect(
      calls() == [
        "willTransition [0]", "b.viewWillDisappear", "a.viewWillAppear", "a.viewIsAppearing",
        "a.viewWillDisappear", "a.viewDidDisappear", "b.viewWillAppear", "b.viewIsAppearing",
        "b.viewDidAppear", "didFinish true [1] false",
      ])
    #expect(shown == 1 && controller.children == [source.pages[1]])
    #expect(source.pages[0].viewIfLoaded?.window == nil && scrollView.contentOffset.x == 375)
  }

  @Test("S2.33 without a next page the content bounces, and no delegate method is called")
  func contentBouncesWithoutANextPage() {
    controller.setViewControllers([source.pages[2]], direction: .forward, animated: false)
    source.offsets = []
    _ = log.take()
    drag(-200)
    #expect(scrollView.contentInset.right == -375)
    #expect((source.offsets.map(\.x).max() ?? 0) > 375)
    Runtime.loop.runUntilIdle()
    #expect(calls().isEmpty && shown == 2 && scrollView.contentOffset.x == 375)
    // Dragging back still works.
    drag(300)
    Runtime.loop.runUntilIdle()
    #expect(shown == 1)
  }

  @Test("S2.33 isScrollEnabled is respected, and without a data source nothing scrolls")
  func scrollingNeedsADataSource() {
    scrollView.isScrollEnabled = false
    drag(-300)
    Runtime.loop.runUntilIdle()
    #expect(shown == 1 && source.offsets.isEmpty)
    scrollView.isScrollEnabled = true
    controller.dataSource = nil
    drag(-300)
    Runtime.loop.runUntilIdle()
    #expect(shown == 1 && source.offsets.isEmpty)
    controller.dataSource = source
    drag(-300)
    Runtime.loop.runUntilIdle()
    #expect(shown == 2)
  }

  @Test("S2.33, S2.34 setViewControllers scrolls if animated, and the delegate is not called")
  func setViewControllersScrolls() {
    var isDone = false
    controller.setViewControllers([source.pages[0]], direction: .reverse, animated: true) { _ in
      isDone = true
    }
    #expect(!isDone && scrollView.contentOffset.x == 375)
    Runtime.loop.runUntilIdle()
    #expect(isDone && shown == 0 && source.offsets.contains(CGPoint(x: 0, y: 0)))
    #expect(scrollView.contentOffset.x == 375)
    #expect(
      calls() == [
        "b.viewWillDisappear", "a.viewWillAppear", "a.viewIsAppearing", "b.viewDidDisappear",
        "a.viewDidAppear",
      ])
  }

  @Test("setViewControllers during a drag ends the drag")
  func setViewControllersEndsADrag() {
    let touches = scene.touchScreen.touchDown(at: [CGPoint(x: 300, y: 400)])
    for step in 1...10 {
      Runtime.loop.advance(by: 0.02)
      scene.touchScreen.move(
        touches.compactMap { $0 }.map { ($0, CGPoint(x: 300 - 10 * CGFloat(step), y: 400)) })
    }
    #expect(calls().first == "willTransition [2]")
    controller.setViewControllers([source.pages[0]], direction: .reverse, animated: false)
    #expect(shown == 0 && controller.children == [source.pages[0]])
    #expect(source.pages[2].viewIfLoaded?.window == nil)
    #expect(scrollView.contentOffset.x == 375)
  }

  @Test("S2.33 pages follow a rotation, and the offset stays at one page")
  func pagesFollowARotation() {
    controller.view.frame = CGRect(x: 0, y: 0, width: 812, height: 375)
    controller.view.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 2436, height: 375))
    #expect(scrollView.contentOffset == CGPoint(x: 812, y: 0))
    #expect(source.pages[1].view.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
  }

  @Test("S2.33 vertical pages scroll upward")
  func verticalPagesScrollUpward() throws {
    let test = try PageDraggingTests(orientation: .vertical)
    #expect(test.scrollView.contentOffset == CGPoint(x: 0, y: 812))
    test.drag(0, -300, seconds: 0.1)
    Runtime.loop.runUntilIdle()
    #expect(test.scrollView.contentOffset == CGPoint(x: 0, y: 812))
    #expect(test.calls().first == "willTransition [2]")
  }

  @Test("S2.33 from right to left the next page is at the lower offset")
  func rightToLeft() throws {
    let test = try PageDraggingTests(
      orientation: .horizontal, direction: .forceRightToLeft)
    test.drag(300)
    Runtime.loop.runUntilIdle()
    #expect(test.shown == 2 && test.source.offsets.map(\.x).min() == 0)
  }
}
