import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@Suite("UISplitViewController")
@MainActor
struct SplitViewTests {
  private func controllers(_ count: Int) -> [UIViewController] {
    (0..<count).map { index in
      let controller = UIViewController()
      controller.title = "\(index)"
      return controller
    }
  }

  private func doubleColumn(
    _ screen: Screens = .iPadPro, lying: Bool = true, system: Int = 18,
    _ configure: (UISplitViewController) -> Void = { _ in }
  ) -> (UISplitViewController, [UIViewController], UIWindow) {
    let scene = bootTestScene(
      screen.device(system), orientation: lying ? .landscapeRight : .portrait)
    let split = UISplitViewController(style: .doubleColumn)
    let parts = controllers(2)
    split.setViewController(parts[0], for: .primary)
    split.setViewController(parts[1], for: .secondary)
    configure(split)
    return (split, parts, show(split, in: scene))
  }

  private func frame(_ controller: UIViewController, in window: UIWindow) -> CGRect {
    guard let view = controller.navigationController?.view ?? controller.viewIfLoaded else {
      return .null
    }
    return view.window == nil ? .null : view.convert(view.bounds, to: window)
  }

  @Test("an iPad shows both columns in landscape, the last in portrait; each has its bars")
  func bothColumnsInLandscape() {
    let (split, parts, window) = doubleColumn()
    #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
    #expect(frame(parts[0], in: window) == CGRect(x: 0, y: 0, width: 320, height: 834))
    #expect(frame(parts[1], in: window) == CGRect(x: 320, y: 0, width: 874, height: 834))
    // Status bar 24 and a navigation bar of 50 in each; the home indicator below.
    for part in parts { #expect(part.view.safeAreaInsets == UIEdgeInsets(74, 0, 20, 0)) }
    #expect(parts[0].traitCollection.horizontalSizeClass == .compact)
    #expect(parts[1].traitCollection.horizontalSizeClass == .regular)
    #expect(parts[0].splitViewController === split && !split.isCollapsed)
    #expect(parts[0].navigationController !== parts[1].navigationController)

    window.windowScene?.rotate(to: .portrait)
    #expect(split.displayMode == .secondaryOnly)
    #expect(frame(parts[0], in: window).isNull)
    #expect(frame(parts[1], in: window) == CGRect(x: 0, y: 0, width: 834, height: 1194))
  }

  /// The bars that show the button for the primary column.
  private func barsWithButton(_ parts: [UIViewController]) -> [Int] {
    parts.indices.filter { index in
      guard let bar = parts[index].navigationController?.navigationBar, bar.window != nil,
        let item = bar.systemItem
      else { return false }
      bar.layoutIfNeeded()
      return bar.content.subviews.contains { ($0 as? BarButton)?.item === item }
    }
  }

  @Test("the first visible column has a button that hides and shows the primary column")
  func displayModeButton() throws {
    let (split, parts, window) = doubleColumn()
    #expect(barsWithButton(parts) == [0])
    let bar = try #require(parts[0].navigationController?.navigationBar)
    #expect(bar.systemItem === split.displayModeButtonItem)
    let button = try #require(bar.content.subviews.first { $0 is BarButton })
    #expect(button.frame.minX < 30)
    window.windowScene?.touchScreen.tap(at: button.convert(button.bounds.center, to: nil))
    window.layOut()
    #expect(split.displayMode == .secondaryOnly && barsWithButton(parts) == [1])

    split.displayModeButtonVisibility = .never
    window.layOut()
    #expect(barsWithButton(parts) == [])
    split.displayModeButtonVisibility = .automatic
    split.presentsWithGesture = false
    window.layOut()
    #expect(barsWithButton(parts) == [])
    split.displayModeButtonVisibility = .always
    window.layOut()
    #expect(barsWithButton(parts) == [1])
    // A button that the app places precedes the system's.
    parts[1].navigationItem.leftBarButtonItem = split.displayModeButtonItem
    window.layOut()
    let bars = parts[1].navigationController?.navigationBar.content.subviews ?? []
    #expect(bars.filter { $0 is BarButton }.count == 1)
  }

  @Test("the classic style leaves the button to the app, and a collapsed one has none")
  func noDisplayModeButton() {
    let scene = bootTestScene(Screens.iPadPro.device(18), orientation: .landscapeRight)
    let split = UISplitViewController()
    let parts = controllers(2)
    split.viewControllers = parts.map { UINavigationController(rootViewController: $0) }
    show(split, in: scene).layOut()
    #expect(barsWithButton(parts) == [])
    let (_, phone, window) = doubleColumn(.iPhone14Pro, lying: false)
    window.layOut()
    #expect(barsWithButton(phone) == [])
  }

  @Test("an overlaid primary column hides with a tap outside of it; the delegate is called")
  func overlaidPrimaryColumn() {
    final class Delegate: UISplitViewControllerDelegate {
      var calls: [String] = []
      func splitViewController(
        _ svc: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode
      ) { calls.append("mode \(mode.rawValue)") }
      func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
      ) { calls.append("show \(column.rawValue)") }
      func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
      ) { calls.append("hide \(column.rawValue)") }
    }
    let delegate = Delegate()
    let (split, parts, window) = doubleColumn(lying: false) { $0.delegate = delegate }
    split.show(.primary)
    window.layOut()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(frame(parts[0], in: window).width == 320)
    #expect(frame(parts[1], in: window).width == 834)
    window.windowScene?.touchScreen.tap(at: CGPoint(x: 600, y: 600))
    window.layOut()
    #expect(frame(parts[0], in: window).isNull && split.displayMode == .secondaryOnly)
    #expect(delegate.calls == ["mode 3", "show 0", "mode 1", "hide 0"])

    split.displayModeButtonItem.perform(from: UIControl())
    window.layOut()
    #expect(!frame(parts[0], in: window).isNull)
  }

  @Test("showing and hiding columns calls the appearance callbacks of their controllers")
  func columnAppearanceCallbacks() {
    let log = CallLog()
    let scene = bootTestScene(Screens.iPadPro.device(18), orientation: .landscapeRight)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(LoggingController("primary", log: log), for: .primary)
    split.setViewController(LoggingController("secondary", log: log), for: .secondary)
    let window = show(split, in: scene)
    let seen = log.take().filter { $0.hasSuffix("viewDidAppear") }
    #expect(Set(seen) == ["primary.viewDidAppear", "secondary.viewDidAppear"])
    split.hide(.primary)
    window.layOut()
    #expect(
      log.take().filter { $0.hasSuffix("appear") && $0.hasPrefix("primary") } == [
        "primary.viewWillDisappear", "primary.viewDidDisappear",
      ])
  }

  // MARK: Compact width

  @Test("in a compact width the columns collapse to one stack, with the last column on top")
  func compactWidthCollapsesToOneStack() {
    let (split, parts, window) = doubleColumn(.iPhone14Pro, lying: false)
    #expect(split.isCollapsed && split.viewControllers.count == 1)
    let navigation = parts[0].navigationController
    #expect(navigation?.viewControllers == parts)
    #expect(parts[1].view.window === window && frame(parts[1], in: window).width == 393)
    #expect(parts[1].view.safeAreaInsets.top > 90)

    split.show(.primary)
    Runtime.loop.runUntilIdle()
    #expect(navigation?.topViewController === parts[0])
    split.show(.secondary)
    Runtime.loop.runUntilIdle()
    #expect(navigation?.topViewController === parts[1])
  }

  @Test("the delegate chooses the top column; a compact column replaces the others")
  func topColumnAndCompactColumn() {
    final class Delegate: UISplitViewControllerDelegate {
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
      ) -> UISplitViewController.Column {
        #expect(proposed == .secondary)
        return .primary
      }
    }
    let delegate = Delegate()
    let (_, parts, _) = doubleColumn(.iPhone14Pro, lying: false) { $0.delegate = delegate }
    #expect(parts[0].navigationController?.viewControllers == [parts[0]])

    let compact = UITabBarController()
    let (split, others, window) = doubleColumn(.iPhone14Pro, lying: false) {
      $0.setViewController(compact, for: .compact)
    }
    #expect(compact.view.window === window && others[1].viewIfLoaded?.window == nil)
    #expect(split.viewController(for: .compact) === compact)
  }

  @Test(
    "collapsing and expanding move each controller to its stack or column", arguments: [18, 26])
  func collapsingAndExpandingMoveControllers(system: Int) {
    let (split, parts, window) = doubleColumn(system: system)
    let pushed = UIViewController()
    parts[1].navigationController?.pushViewController(pushed, animated: false)
    window.layOut()
    window.traitOverrides.horizontalSizeClass = .compact
    window.layOut()
    #expect(split.isCollapsed)
    #expect(parts[0].navigationController?.viewControllers == [parts[0], parts[1], pushed])
    #expect(frame(pushed, in: window) == window.bounds && pushed.view.safeAreaInsets.left == 0)
    let more = UIViewController()
    parts[0].navigationController?.pushViewController(more, animated: false)

    window.traitOverrides.horizontalSizeClass = .regular
    window.layOut()
    #expect(!split.isCollapsed)
    #expect(parts[0].navigationController?.viewControllers == [parts[0]])
    #expect(parts[1].navigationController?.viewControllers == [parts[1], pushed, more])
    #expect(frame(parts[0], in: window).width == 320 && more.view.window === window)
  }

  @Test("two controllers set at once, as until iOS 13: collapsed by a push, or by the delegate")
  func twoControllersSetAtOnce() {
    final class Delegate: UISplitViewControllerDelegate {
      func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool { true }
    }
    for putsAway in [false, true] {
      let delegate = Delegate()
      let scene = bootTestScene(Screens.iPhone14Pro.device(18))
      let parts = controllers(2)
      let split = UISplitViewController()
      if putsAway { split.delegate = delegate }
      split.viewControllers = [
        UINavigationController(rootViewController: parts[0]),
        UINavigationController(rootViewController: parts[1]),
      ]
      show(split, in: scene)
      #expect(
        parts[0].navigationController?.viewControllers == (putsAway ? [parts[0]] : parts))
    }
    let scene = bootTestScene(Screens.iPadPro.device(12), orientation: .landscapeRight)
    let split = UISplitViewController()
    let parts = controllers(3)
    split.viewControllers = [UINavigationController(rootViewController: parts[0]), parts[1]]
    let window = show(split, in: scene)
    #expect(frame(parts[1], in: window) == CGRect(x: 320, y: 0, width: 874, height: 834))
    parts[0].showDetailViewController(parts[2], sender: nil)
    window.layOut()
    #expect(frame(parts[2], in: window).minX == 320 && parts[1].view.window == nil)
    #expect(split.displayMode == .allVisible)
  }

  @Test("three columns: the supplementary one is beside the last, show(.primary) adds the first")
  func threeColumns() {
    let scene = bootTestScene(Screens.iPadPro.device(18), orientation: .landscapeRight)
    let split = UISplitViewController(style: .tripleColumn)
    let parts = controllers(3)
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
    for (part, column) in zip(parts, columns) {
      split.setViewController(part, for: column)
    }
    split.preferredSupplementaryColumnWidth = 300
    let window = show(split, in: scene)
    #expect(frame(parts[0], in: window).isNull)
    #expect(frame(parts[1], in: window) == CGRect(x: 0, y: 0, width: 300, height: 834))
    split.show(.primary)
    window.layOut()
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(frame(parts[2], in: window) == CGRect(x: 620, y: 0, width: 574, height: 834))
    split.hide(.primary)
    window.layOut()
    #expect(split.displayMode == .oneBesideSecondary && frame(parts[0], in: window).isNull)
  }

  // MARK: The sidebar of iOS 26

  @Test(
    "S3.51, S3.52 the sidebar is inset; the secondary column extends below it, with a safe area")
  func sidebarIsInset() {
    let (split, parts, window) = doubleColumn(.iPadPro, system: 26)
    let sidebar = frame(parts[0], in: window)
    // As wide as its column, as far from the left as from the top and the bottom.
    #expect(sidebar.width == split.primaryColumnWidth && sidebar.minX > 0)
    #expect(sidebar.minY == sidebar.minX && window.bounds.maxY - sidebar.maxY == sidebar.minX)
    #expect(frame(parts[1], in: window) == window.bounds)
    // Its bar begins below the status bar, as the other one does (S3.26).
    let bars = parts.compactMap { $0.navigationController?.navigationBar }
    #expect(bars.map { $0.convert($0.bounds, to: window).minY } == [32, 32])
    #expect(
      parts[1].view.safeAreaInsets
        == UIEdgeInsets(top: 86, left: sidebar.maxX, bottom: 25, right: 0))
    #expect(
      parts[0].view.safeAreaInsets
        == UIEdgeInsets(top: 86 - sidebar.minY, left: 0, bottom: 25 - sidebar.minY, right: 0))

    split.hide(.primary)
    window.layOut()
    #expect(frame(parts[0], in: window).isNull)
    #expect(parts[1].view.safeAreaInsets == UIEdgeInsets(top: 86, left: 0, bottom: 25, right: 0))
    split.show(.primary)
    window.layOut()
    #expect(frame(parts[0], in: window) == sidebar)
    #expect(parts[1].view.safeAreaInsets.left == sidebar.maxX)
  }

  @Test("S3.52 at the trailing edge the secondary column has the inset at the right")
  func sidebarAtTheTrailingEdge() {
    let (_, parts, window) = doubleColumn(.iPadPro, system: 26) { $0.primaryEdge = .trailing }
    let sidebar = frame(parts[0], in: window)
    #expect(sidebar.maxX < window.bounds.maxX && frame(parts[1], in: window) == window.bounds)
    let insets = parts[1].view.safeAreaInsets
    #expect(insets.left == 0 && insets.right == window.bounds.maxX - sidebar.minX)
  }

  @Test(
    "S3.52 a table that fills the secondary column reaches below the sidebar, its text does not")
  func tableReachesBelowTheSidebar() throws {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        return cell
      }
    }
    let rows = Rows(style: .plain)
    let (_, parts, window) = doubleColumn(.iPadPro, system: 26) {
      $0.setViewController(rows, for: .secondary)
    }
    #expect(rows.tableView.convert(rows.tableView.bounds, to: window) == window.bounds)
    let label = try #require(rows.tableView.visibleCells.first?.textLabel)
    #expect(label.convert(label.bounds, to: window).minX > frame(parts[0], in: window).maxX)
  }

  @Test("S3.53 a title is centered in the space beside the sidebar")
  func titleBesideTheSidebar() throws {
    let (_, parts, window) = doubleColumn(.iPadPro, system: 26)
    parts[1].navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
    window.layOut()
    let bar = try #require(parts[1].navigationController?.navigationBar)
    let labels = bar.content.subviews.compactMap { $0 as? UILabel }
    let label = try #require(labels.first { $0.text == "1" })
    let title = label.convert(label.bounds, to: window)
    let middle = (frame(parts[0], in: window).maxX + window.bounds.maxX) / 2
    #expect(abs(title.midX - middle) <= 0.5)
  }

  @Test("S3.51 columns of the classic style stay beside each other")
  func classicColumnsStayBesideEachOther() {
    let scene = bootTestScene(Screens.iPadPro.device(26), orientation: .landscapeRight)
    let split = UISplitViewController()
    let parts = controllers(2)
    split.viewControllers = parts
    let window = show(split, in: scene)
    #expect(frame(parts[0], in: window) == CGRect(x: 0, y: 0, width: 320, height: 834))
    #expect(frame(parts[1], in: window) == CGRect(x: 320, y: 0, width: 874, height: 834))
  }

  @Test("a column that the style does not have traps with a message")
  func unsupportedColumnTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        UISplitViewController(style: .doubleColumn).setViewController(
          UIViewController(), for: .supplementary)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("has no column supplementary"))
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
