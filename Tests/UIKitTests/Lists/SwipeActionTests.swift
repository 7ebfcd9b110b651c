import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@Suite("Lists · swipe actions")
@MainActor
struct SwipeActionTests {
  /// A table of three rows whose delegate provides leading and trailing actions.
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["A", "B", "C"]
    var calls: [String] = []
    var performsFull = true
    var finishes = true
    var pending: ((Bool) -> Void)?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }

    private func action(
      _ title: String, _ style: UIContextualAction.Style, _ work: @escaping () -> Void
    ) -> UIContextualAction {
      UIContextualAction(style: style, title: title) { [weak self] action, view, completion in
        self?.calls.append("\(action.title ?? "") \(view.window != nil)")
        work()
        guard self?.finishes == true else {
          self?.pending = completion
          return
        }
        completion(true)
      }
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard indexPath.row != 2 else { return nil }
      let configuration = UISwipeActionsConfiguration(actions: [
        action("Delete", .destructive) { [weak self] in
          self?.rows.remove(at: indexPath.row)
          tableView.deleteRows(at: [indexPath], with: .automatic)
        }, action("Flag", .normal) {},
      ])
      configuration.performsFirstActionWithFullSwipe = performsFull
      return configuration
    }

    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [action("Read", .normal) {}])
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      calls.append("begin \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      calls.append("end \(indexPath?.row ?? -1)")
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
  }

  private let source = Source()
  private let table = UITableView()
  private let scene: UIWindowScene
  private let window: UIWindow

  init() {
    scene = bootTestScene(TestDevice.iPhone8(SystemVersion(major: 17)))
    let controller = UIViewController()
    table.frame = controller.view.bounds
    table.rowHeight = 50
    table.contentInsetAdjustmentBehavior = .never
    controller.view.addSubview(table)
    window = show(controller, in: scene)
    table.dataSource = source
    table.delegate = source
    window.layOut()
  }

  private func y(_ row: Int) -> CGFloat { CGFloat(row) * 50 + 25 }

  private func swipe(_ row: Int, from start: CGFloat, to end: CGFloat) {
    scene.touchScreen.drag(
      from: CGPoint(x: start, y: y(row)), to: CGPoint(x: end, y: y(row)), duration: 0.4, rest: 0.2)
    Runtime.loop.runUntilIdle()
    window.layOut()
  }

  private func tap(_ x: CGFloat, _ row: Int) {
    scene.touchScreen.tap(at: CGPoint(x: x, y: y(row)))
    Runtime.loop.runUntilIdle()
    window.layOut()
  }

  private func cell(_ row: Int) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0))
  }

  /// The widths of both trailing buttons: the text and 15 at each side, and the minimum width.
  private var both: CGFloat {
    let label = UILabel()
    label.text = "Delete"
    return max(74, label.intrinsicContentSize.width + 30) + 74
  }

  private var strip: SwipeActionsView? {
    table.subviews.compactMap { $0 as? SwipeActionsView }.first
  }

  @Test("a swipe to the left shows the trailing actions, the first one at the edge")
  func leftSwipeShowsTrailingActions() throws {
    swipe(0, from: 300, to: 180)
    let strip = try #require(strip)
    #expect(strip.buttons.map(\.action.title) == ["Delete", "Flag"])
    #expect(strip.frame == CGRect(x: 375 - both, y: 0, width: both, height: 50))
    #expect(cell(0)?.frame == CGRect(x: -both, y: 0, width: 375, height: 50))
    #expect(strip.buttons.map(\.frame.maxX) == [both, 74])
    #expect(cell(0)?.configurationState.isSwiped == true)
    #expect(source.calls == ["begin 0"])
    #expect(cell(1)?.frame.minX == 0 && table.contentOffset == .zero)
  }

  @Test("a swipe to the right shows the leading actions; a swipe of another row closes them")
  func rightSwipeShowsLeadingActions() throws {
    swipe(0, from: 100, to: 220)
    #expect(cell(0)?.frame.minX == 74 && strip?.frame.minX == 0)
    swipe(1, from: 300, to: 180)
    #expect(cell(0)?.frame.minX == 0 && cell(1)?.frame.minX == -both)
    #expect(source.calls == ["begin 0", "end 0", "begin 1"])
    #expect(table.subviews.filter { $0 is SwipeActionsView }.count == 1)
  }

  @Test("a tap on an action runs its handler; the row closes when the handler completes")
  func tapRunsTheHandler() throws {
    source.finishes = false
    swipe(1, from: 300, to: 180)
    tap(260, 1)
    #expect(source.calls == ["begin 1", "Flag true"])
    #expect(cell(1)?.frame.minX == -both)
    source.pending?(true)
    window.layOut()
    #expect(cell(1)?.frame.minX == 0 && strip == nil)
    #expect(source.calls.last == "end 1" && cell(1)?.configurationState.isSwiped == false)
  }

  @Test("a destructive action removes the row and its buttons")
  func destructiveActionRemovesTheRow() {
    swipe(0, from: 300, to: 180)
    tap(340, 0)
    #expect(source.calls == ["begin 0", "Delete true", "end 0"])
    #expect(table.numberOfRows(inSection: 0) == 2 && strip == nil)
    #expect(cell(0)?.textLabel?.text == "B" && cell(0)?.frame.minX == 0)
  }

  @Test(
    "a full swipe performs the first action, unless performsFirstActionWithFullSwipe is false",
    arguments: [true, false])
  func fullSwipe(performs: Bool) {
    source.performsFull = performs
    swipe(0, from: 370, to: 20)
    #expect(source.rows == (performs ? ["B", "C"] : ["A", "B", "C"]))
    #expect((strip == nil) == performs)
    #expect(cell(0)?.frame.minX == (performs ? 0 : -both))
  }

  @Test("a tap on any row closes the actions without selecting; a drag and a reload close, too")
  func tapOnAnyRowClosesTheActions() {
    swipe(0, from: 300, to: 180)
    tap(100, 1)
    #expect(strip == nil && !source.calls.contains("select 1"))
    tap(100, 1)
    #expect(source.calls.last == "select 1")

    swipe(0, from: 300, to: 180)
    scene.touchScreen.drag(
      from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300), duration: 0.2)
    Runtime.loop.runUntilIdle()
    #expect(strip == nil && cell(0)?.frame.minX == 0)

    swipe(0, from: 300, to: 180)
    table.reloadData()
    window.layOut()
    #expect(strip == nil && cell(0)?.frame.minX == 0)
  }

  @Test("rows are not swiped without actions, while editing, or vertically")
  func rowsThatAreNotSwiped() {
    swipe(2, from: 300, to: 180)
    #expect(strip == nil && cell(2)?.frame.minX == 0)
    table.setEditing(true, animated: false)
    swipe(0, from: 300, to: 180)
    #expect(strip == nil)
    table.setEditing(false, animated: false)
    scene.touchScreen.drag(
      from: CGPoint(x: 200, y: 25), to: CGPoint(x: 190, y: 200), duration: 0.2)
    #expect(strip == nil)
  }

  @Test("in a right-to-left interface leading actions are at the right")
  func leadingActionsInRightToLeft() {
    table.semanticContentAttribute = .forceRightToLeft
    swipe(0, from: 100, to: 220)
    #expect(cell(0)?.frame.minX == both && strip?.frame.minX == 0)
    #expect(strip?.buttons.map(\.frame.minX) == [0, both - 74])
  }

  @Test("an action with an image hides its title in rows lower than 91 points")
  func lowRowHidesTheTitle() throws {
    let action = UIContextualAction(style: .normal, title: "Archive") { _, _, _ in }
    action.image = UIImage(systemName: "person")
    for (height, isShown) in [(90, false), (91, true)] as [(CGFloat, Bool)] {
      let button = SwipeActionButton(action, isGlass: false, rowHeight: height)
      let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
      #expect(label.isHidden != isShown)
    }
    #expect(action.backgroundColor == .systemGray)
  }

  @Test("rows of a list in a collection view are swiped in the same way")
  func collectionListRowsAreSwiped() throws {
    let scene = bootTestScene(TestDevice.iPhone8(SystemVersion(major: 17)))
    var calls: [IndexPath] = []
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
          calls.append(path)
          completion(true)
        }
      ])
    }
    let controller = UIViewController()
    let view = UICollectionView(
      frame: controller.view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    controller.view.addSubview(view)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, text in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
    }
    let window = show(controller, in: scene)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["A", "B"])
    source.apply(snapshot, animatingDifferences: false)
    window.layOut()
    let path = IndexPath(item: 1, section: 0)
    let cell = try #require(view.cellForItem(at: path))
    let y = cell.convert(cell.bounds, to: nil).midY
    scene.touchScreen.drag(
      from: CGPoint(x: 300, y: y), to: CGPoint(x: 200, y: y), duration: 0.4, rest: 0.2)
    Runtime.loop.runUntilIdle()
    window.layOut()
    #expect(cell.frame.minX == -74 && cell.configurationState.isSwiped)
    scene.touchScreen.tap(at: CGPoint(x: 350, y: y))
    Runtime.loop.runUntilIdle()
    window.layOut()
    #expect(calls == [path] && cell.frame.minX == 0)
    #expect(view.indexPathsForSelectedItems?.isEmpty == true)
  }
}
