import Foundation
import Testing
import UIKit

@Suite("Lists of a compositional layout")
@MainActor
struct ListSectionTests {
  /// A list in a window of its own, with rows of text.
  @MainActor
  private final class List {
    let controller = UIViewController()
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, Int>
    let window: UIWindow

    init(
      _ appearance: UICollectionLayoutListConfiguration.Appearance, sections: [[Int]],
      system: SystemVersion = SystemVersion(major: 17),
      orientation: UIInterfaceOrientation = .portrait,
      change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
      configure: @escaping (UICollectionViewListCell, Int) -> Void = { _, _ in }
    ) {
      let scene = bootTestScene(TestDevice.iPhoneX(system), orientation: orientation)
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      change(&configuration)
      view = UICollectionView(
        frame: UIScreen.main.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = "row \(item)"
        cell.contentConfiguration = content
        configure(cell, item)
      }
      let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { header, _, path in
        var content = header.defaultContentConfiguration()
        content.text = "header \(path.section)"
        header.contentConfiguration = content
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
      }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: header, for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      for (section, items) in sections.enumerated() {
        snapshot.appendSections([section])
        snapshot.appendItems(items, toSection: section)
      }
      source.apply(snapshot, animatingDifferences: false)
      controller.view.addSubview(view)
      window = show(controller, in: scene)
      window.layoutIfNeeded()
    }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
      view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
    }

    /// Returns the separators of a cell, from top to bottom.
    func lines(_ item: Int, _ section: Int = 0) -> [CGRect] {
      guard let cell = cell(item, section) else { return [] }
      let pixel: CGFloat = 1 / 3
      return cell.subviews.map(\.frame).filter { abs($0.height - pixel) < 1e-6 }
        .sorted { $0.minY < $1.minY }
    }
  }

  @Test("plain list rows span the width and are 44 high, with separators from the text's edge")
  func plainRowsSpanTheWidth() {
    let list = List(.plain, sections: [[1, 2, 3]])

    #expect(list.view.visibleCells.map(\.frame.minX) == [0, 0, 0])
    #expect(list.view.visibleCells.map(\.frame.width) == [375, 375, 375])
    #expect(list.view.visibleCells.map(\.frame.minY) == [0, 44, 88])
    #expect(list.lines(0).map(\.minX) == [16] && list.lines(0).map(\.maxX) == [375])
    #expect(list.lines(2).count == 1)
  }

  @Test("S6.13, S6.7 on iOS 26 rows are 53 high and separators keep the margin at both sides")
  func listRowsOnIOS26() {
    let list = List(.plain, sections: [[1, 2]], system: SystemVersion(major: 26))

    #expect(list.view.visibleCells.map(\.frame.height) == [53, 53])
    // The margin of a screen of 375 is 16 (S5.8).
    #expect(list.lines(0).map(\.minX) == [16] && list.lines(0).map(\.maxX) == [359])
  }

  @Test(
    "S6.21 inset grouped sections begin at the margin, with rounded corners and no last separator")
  func insetGroupedSectionsBeginAtTheMargin() {
    let list = List(.insetGrouped, sections: [[1, 2, 3], [4]])
    let first = list.cell(0)

    #expect(list.view.visibleCells.map(\.frame.minX) == [16, 16, 16, 16])
    #expect(list.view.visibleCells.map(\.frame.width) == [343, 343, 343, 343])
    #expect(first?.layer.cornerRadius == 10 && list.cell(1)?.layer.cornerRadius == 0)
    #expect(first?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(list.cell(0, 1)?.layer.maskedCorners.contains(.layerMaxXMaxYCorner) == true)
    #expect(list.lines(1).map(\.minX) == [16] && list.lines(2).isEmpty)
  }

  @Test(
    "in landscape rows fill the screen, their contents and inset grouped sections the safe area")
  func landscapeContentsKeepToTheSafeArea() {
    let plain = List(.plain, sections: [[1, 2]], orientation: .landscapeRight)
    #expect(plain.cell(0)?.frame.width == 812)
    // The notch's 44 and the margin of 20 on a wide screen.
    #expect(plain.lines(0).map(\.minX) == [64])
    #expect(plain.cell(0)?.layoutMargins.left == 64)

    let cards = List(.insetGrouped, sections: [[1, 2]], orientation: .landscapeRight)
    #expect(cards.cell(0)?.frame.minX == 64 && cards.cell(0)?.frame.maxX == 748)
  }

  @Test("accessories are placed at the margin, and the content ends before them")
  func accessoriesAreAtTheMargin() {
    let list = List(
      .plain, sections: [[1, 2]],
      configure: { cell, item in
        cell.accessories =
          item == 1
          ? [.checkmark(), .disclosureIndicator()] : [.delete(), .disclosureIndicator()]
      })
    let signs = list.cell(0)?.subviews.compactMap { $0 as? UIControl }.map(\.frame) ?? []
    // The last one is at the margin: 375 − 16 − 8.
    #expect(signs.map(\.minX).max() == 351 && signs.count == 2)
    // Before it a check mark of 14, and 8 beside each.
    #expect(list.cell(0)?.contentView.frame.maxX == 329)
    // The delete accessory is visible only while the list is edited.
    #expect(list.cell(1)?.contentView.frame.minX == 0)
    list.view.isEditing = true
    list.window.layoutIfNeeded()
    #expect(list.cell(1)?.contentView.frame.minX == 38)
  }

  @Test("a header is a view above the rows, or the first item")
  func aHeaderIsAViewAboveTheRows() {
    let list = List(.plain, sections: [[1], [2]]) { $0.headerMode = .supplementary }
    let kind = UICollectionView.elementKindSectionHeader
    let headers = list.view.visibleSupplementaryViews(ofKind: kind)
    #expect(headers.count == 2 && headers.first?.frame.width == 375)
    let end = headers.first?.frame.maxY ?? 0
    #expect(abs((list.cell(0)?.frame.minY ?? 0) - end) < 1e-6)

    let items = List(.insetGrouped, sections: [[1, 2, 3]]) { $0.headerMode = .firstItemInSection }
    #expect(items.cell(0)?.layer.cornerRadius == 0)
    #expect(items.cell(1)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test("S7.24 headerTopPadding is the app's value or, if nil, the system's")
  func headerPadding() {
    func height(_ padding: CGFloat?) -> CGFloat {
      let list = List(.plain, sections: [[1]]) {
        $0.headerMode = .supplementary
        $0.headerTopPadding = padding
      }
      let kind = UICollectionView.elementKindSectionHeader
      return list.view.visibleSupplementaryViews(ofKind: kind).first?.frame.height ?? 0
    }
    #expect(abs(height(nil) - height(0) - 22) < 1e-6 && abs(height(40) - height(0) - 40) < 1e-6)
  }

  @Test("separators are shown, hidden and moved for single rows")
  func separatorsOfSingleRows() {
    let list = List(.plain, sections: [[1, 2, 3]]) { configuration in
      configuration.itemSeparatorHandler = { path, separators in
        var separators = separators
        if path.item == 0 { separators.bottomSeparatorVisibility = .hidden }
        if path.item == 1 {
          separators.topSeparatorVisibility = .visible
          separators.bottomSeparatorInsets.leading = 40
        }
        return separators
      }
    }
    #expect(list.lines(0).isEmpty && list.lines(1).map(\.minX) == [16, 40])
    let none = List(.plain, sections: [[1, 2]]) { $0.showsSeparators = false }
    #expect(none.lines(0).isEmpty)
  }

  @Test("S7.28 separators of a selected row have their own color while several may be selected")
  func multipleSelectionColor() {
    let list = List(.plain, sections: [[1, 2]]) { configuration in
      configuration.separatorConfiguration.color = .red
      configuration.separatorConfiguration.multipleSelectionColor = .blue
    }
    func colors(_ item: Int) -> [UIColor?] {
      list.window.layoutIfNeeded()
      return list.cell(item)?.subviews.filter { abs($0.frame.height - 1 / 3) < 1e-6 }
        .map(\.backgroundColor) ?? []
    }
    let first = IndexPath(item: 0, section: 0)

    list.view.selectItem(at: first, animated: false, scrollPosition: [])
    #expect(colors(0) == [.red])
    list.view.allowsMultipleSelection = true
    list.view.deselectItem(at: first, animated: false)
    list.view.selectItem(at: first, animated: false, scrollPosition: [])
    #expect(colors(0) == [.blue] && colors(1) == [.red])
    list.view.deselectItem(at: first, animated: false)
    #expect(colors(0) == [.red])
  }

  @Test("a row's background follows the list's appearance and the row's state")
  func rowBackgroundFollowsAppearanceAndState() {
    var states: [Bool] = []
    let list = List(
      .plain, sections: [[1, 2]],
      configure: { cell, item in
        guard item == 1 else { return }
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
      })
    #expect(states == [false])
    list.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    list.window.layoutIfNeeded()
    #expect(states == [false, true])
  }

  @Test("a tap on an outline disclosure indicator shows the item's children")
  func disclosureTapExpandsTheItem() throws {
    let list = List(
      .plain, sections: [[]],
      configure: { cell, item in
        if item < 10 { cell.accessories = [.outlineDisclosure()] }
      })
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([10, 11], to: 1)
    list.source.apply(outline, to: 0, animatingDifferences: false)
    list.window.layoutIfNeeded()
    #expect(list.source.snapshot().itemIdentifiers == [1, 2])
    let sign = try #require(list.cell(0)?.subviews.compactMap { $0 as? UIControl }.first)
    sign.sendActions(for: .touchUpInside)
    list.window.layoutIfNeeded()

    #expect(list.source.snapshot().itemIdentifiers == [1, 10, 11, 2])
    #expect(list.cell(0)?.configurationState.isExpanded == true)
    sign.sendActions(for: .touchUpInside)
    #expect(list.source.snapshot().itemIdentifiers == [1, 2])
  }

  @Test(
    "S7.29 rows of a sidebar have a background only if selected",
    arguments: [UICollectionLayoutListConfiguration.Appearance.sidebar, .sidebarPlain])
  func sidebarRows(appearance: UICollectionLayoutListConfiguration.Appearance) throws {
    let list = List(appearance, sections: [[1, 2]])
    #expect(list.view.backgroundColor == .secondarySystemBackground)
    let background = try #require(list.cell(0)?.defaultBackgroundConfiguration())
    #expect(background.backgroundColor == .clear)
    list.view.selectItem(
      at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    list.window.layoutIfNeeded()
    let cell = try #require(list.cell(0))
    let selected = background.updated(for: cell.configurationState)
    #expect(selected.backgroundColor == .systemGray4 && selected.cornerRadius == 10)
    #expect(selected.backgroundInsets.leading == 10 && selected.backgroundInsets.trailing == 10)
  }
}
