import SafeAreaScreens
import Simulator
import UIKit

extension Figure {
  /// A list in a collection view, whose cells' contents are not inset.
  static let collectionList = collectionList(
    keepsSafeArea: false, id: "001-collection-list", title: "A collection view insets nothing",
    why: """
      What a table does by itself, a collection view leaves to the app: in landscape the first \
      words of every cell are behind the notch.
      """, remedyFor: nil,
    rule: """
      A collection view insets nothing by itself: cells and headers are as wide as the view, and \
      so are their contents.
      """)

  /// A list in a collection view, whose cells' contents are in the cell's safe area.
  static let collectionListInSafeArea = collectionList(
    keepsSafeArea: true, id: "001-collection-list-safe-area",
    title: "Contents on the cell's safe area",
    why: """
      Each cell has a safe area of its own. Labels that are attached to it are clear wherever the \
      cell is, and the cell's color still reaches the edges.
      """, remedyFor: "001-collection-list",
    rule: """
      Every cell and header has the safe area of its place. Contents that are attached to it are \
      clear of the housing, while the cell's background goes from edge to edge.
      """)

  private static func collectionList(
    keepsSafeArea: Bool, id: String, title: String, why: String, remedyFor: String?, rule: String
  ) -> Figure {
    Figure(
      id, of: .safeArea, title: title, why: why, rule: rule, statements: ["S6.5", "S1.1"],
      screens: ["CollectionListViewController"],
      code: [keepsSafeArea ? "cell-safe-area" : "cell-edges"],
      remedyFor: remedyFor
    ) { stage in
      var result = FigureResult()
      for phone in PhoneOrientation.phoneXOrientations {
        let simulator = try stage.boot(phone.device, system: "11.4", phone.orientation)
        let screen = CollectionListViewController(keepsSafeArea: keepsSafeArea)
        simulator.settle(showing: screen)
        let list = screen.collectionView
        let cell = list.cellForItem(at: IndexPath(item: 0, section: 0))
        let header = list.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: 0))
        let (width, top, side) = (phone.size.width, phone.safeArea.top, phone.safeArea.left)
        let start = keepsSafeArea ? side + 8 : 8
        result.checks += [
          FigureCheck(
            "frame of a cell", on: phone.name,
            expected: CGRect(x: 0, y: top + 44, width: width, height: 50),
            measured: cell?.frameOnScreen),
          FigureCheck(
            "cell.safeAreaInsets", on: phone.name,
            expected: UIEdgeInsets(top: 0, left: side, bottom: 0, right: side),
            measured: cell?.safeAreaInsets),
          FigureCheck(
            "left end of its label", on: phone.name, expected: start,
            measured: cell?.contentView.subviews.first?.frameOnScreen.minX),
          FigureCheck(
            "frame of the header", on: phone.name,
            expected: CGRect(x: 0, y: top, width: width, height: 44),
            measured: header?.frameOnScreen),
          FigureCheck(
            "left end of its label", on: phone.name, expected: start,
            measured: header?.subviews.first?.frameOnScreen.minX),
        ]
        result.pictures.append(
          simulator.picture(
            phone.orientationName, row: phone.isLandscape ? "Landscape" : "Portrait",
            label: keepsSafeArea ? "After" : "Before",
            caption: keepsSafeArea || !phone.isLandscape
              ? "The labels are clear." : "The labels begin behind the notch.",
            showing: "\(phone.name): white cells and a red header from edge to edge, their "
              + "labels \(Int(start)) points from the left.",
            insets: [.safeArea(of: screen.view)]))
      }
      return result
    }
  }

  /// A grid whose section insets refer to the content inset.
  static let gridFromContentInset = grid(
    .fromContentInset, id: "001-grid-from-content-inset",
    title: ".fromContentInset, the default",
    why: """
      A grid of squares fills the width that it is given. By default that is all of it, and in \
      landscape the outer columns are covered.
      """, remedyFor: nil,
    rule: """
      By default a flow layout measures the insets of a section from the content inset: in \
      landscape the outer squares are behind the housing.
      """,
    // A section inset of 10 on both sides, and as many items of 80 as fit with a spacing of 10.
    portrait: Columns(left: 10, right: 365, count: 4),
    landscape: Columns(left: 10, right: 802, count: 8))

  /// A grid whose section insets refer to the safe area.
  static let gridFromSafeArea = grid(
    .fromSafeArea, id: "001-grid-from-safe-area",
    title: ".fromSafeArea",
    why: """
      One property moves the whole grid into the safe area. The app's own insets are kept: they \
      are measured from there.
      """, remedyFor: "001-grid-from-content-inset",
    rule: "With .fromSafeArea the safe area is added to the insets of the section.",
    portrait: Columns(left: 10, right: 365, count: 4),
    landscape: Columns(left: 54, right: 758, count: 7))

  /// A grid whose section insets refer to the layout margins.
  static let gridFromLayoutMargins = grid(
    .fromLayoutMargins, id: "001-grid-from-layout-margins",
    title: ".fromLayoutMargins",
    why: """
      Headers and labels are often attached to the margins. A grid whose sections are measured from \
      the margins as well lines up with them.
      """, remedyFor: "001-grid-from-content-inset",
    rule: """
      With .fromLayoutMargins the collection view's margins are added to the insets of the \
      section: the 8 points of an ordinary view and the safe area.
      """,
    portrait: Columns(left: 18, right: 357, count: 3),
    landscape: Columns(left: 62, right: 750, count: 7))

  /// The left and the right end of a grid's columns, and their number.
  private struct Columns: Sendable {
    let left: CGFloat
    let right: CGFloat
    let count: Int
  }

  private static func grid(
    _ reference: UICollectionViewFlowLayout.SectionInsetReference, id: String, title: String,
    why: String, remedyFor: String?, rule: String, portrait: Columns, landscape: Columns
  ) -> Figure {
    Figure(
      id, of: .safeArea, title: title, why: why, rule: rule,
      statements: ["S7.2", "S7.3", "S7.4", "S7.15"]
        + (reference == .fromLayoutMargins ? ["S5.1", "S5.2"] : []),
      screens: ["CollectionGridViewController"], code: ["section-inset-reference"],
      remedyFor: remedyFor
    ) { stage in
      var result = FigureResult()
      for phone in PhoneOrientation.phoneXOrientations {
        let simulator = try stage.boot(phone.device, system: "11.4", phone.orientation)
        let screen = CollectionGridViewController(reference: reference)
        simulator.settle(showing: screen)
        let frames = (screen.collectionView?.visibleCells ?? []).map(\.frameOnScreen)
        let firstRow = frames.map(\.minY).min()
        let columns = phone.isLandscape ? landscape : portrait
        result.checks += [
          FigureCheck(
            "left end of the first column", on: phone.name, expected: columns.left,
            measured: frames.map(\.minX).min()),
          FigureCheck(
            "right end of the last column", on: phone.name, expected: columns.right,
            measured: frames.map(\.maxX).max()),
          FigureCheck(
            "columns", on: phone.name, expected: columns.count,
            measured: frames.filter { $0.minY == firstRow }.count),
        ]
        result.pictures.append(
          simulator.picture(
            phone.orientationName, row: phone.isLandscape ? "Landscape" : "Portrait", label: title,
            caption: "\(columns.count) columns, from \(Int(columns.left)) to "
              + "\(Int(columns.right)).",
            showing: "\(phone.name): white squares in \(columns.count) columns, from "
              + "\(Int(columns.left)) to \(Int(columns.right)) points.",
            insets: [
              reference == .fromLayoutMargins
                ? .layoutMargins(of: screen.collectionView) : .safeArea(of: screen.view)
            ]))
      }
      return result
    }
  }
}
