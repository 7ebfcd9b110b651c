import Foundation
import Testing
import UIKit

@Suite("UIPageViewController")
@MainActor
struct PageViewControllerTests {
  final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var pages: [UIViewController] = []
    var calls: [String] = []

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbor(of: viewController, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbor(of: viewController, 1) }

    private func neighbor(of page: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(of: page) else { return nil }
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { calls.append("will \(pages.firstIndex(of: pendingViewControllers[0]) ?? -1)") }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { calls.append("did \(pages.firstIndex(of: previousViewControllers[0]) ?? -1)") }
  }

  @Test(
    "S2.22, S2.27 a page change calls both pages once each, and the delegate for the user's only")
  func pageChangeCallsBothPagesOnce() {
    let log = CallLog()
    let source = Source()
    source.pages = ["a", "b"].map { LoggingController($0, log: log) }
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = source
    controller.delegate = source
    controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    let window = show(controller, in: bootTestScene())
    #expect(source.pages[0].view.frame == window.bounds && source.calls.isEmpty)
    #expect(source.pages[0].view.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))
    _ = log.take()

    #expect(controller.userTurns(.forward))
    Runtime.loop.runUntilIdle()
    #expect(
      log.take().filter { $0.contains("ppear") } == [
        "a.viewWillDisappear", "b.viewWillAppear", "b.viewIsAppearing", "a.viewDidDisappear",
        "b.viewDidAppear",
      ])
    #expect(source.calls == ["will 1", "did 0"])
    #expect(controller.viewControllers == [source.pages[1]])
    #expect(source.pages[0].parent == nil && source.pages[0].view.window == nil)
    #expect(!controller.userTurns(.forward))
  }
}
