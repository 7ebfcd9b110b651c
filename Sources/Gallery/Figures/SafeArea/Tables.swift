import SafeAreaScreens
import Simulator
import UIKit

extension Figure {
  /// A table that keeps its content views clear of the housing.
  static let tableInsetsContents = table(
    insetsContentViews: true, id: "001-table-content-views-inset",
    title: "A table keeps its rows' content clear",
    why: """
      Rows reach from edge to edge, and in landscape both ends are covered. A table insets what is \
      in the content views by itself; what an app adds to the cell is not inset.
      """, remedyFor: "001-table-content-views-whole",
    rule: """
      By default a table insets the content views of cells, headers and footers by the safe area \
      at the sides. The cells themselves, and lines that an app adds to them, stay as wide as the \
      table.
      """)

  /// A table whose content views are not inset.
  static let tableFillsWidth = table(
    insetsContentViews: false, id: "001-table-content-views-whole",
    title: "Rows whose content is not inset",
    why: """
      An app can turn the inset off, to lay out its cells by their own safe area. If it does not, \
      the text is behind the notch.
      """, remedyFor: nil,
    rule: """
      Without the inset, content views are as wide as their cells, headers and footers, and the \
      text goes behind the housing.
      """)

  private static func table(
    insetsContentViews: Bool, id: String, title: String, why: String, remedyFor: String?,
    rule: String
  ) -> Figure {
    Figure(
      id, of: .safeArea, title: title, why: why, rule: rule,
      statements: insetsContentViews ? ["S6.1", "S6.3"] : ["S6.2"],
      screens: ["TableScreenController", "LineCell", "TitleHeader"],
      code: ["content-views-inset"], remedyFor: remedyFor
    ) { stage in
      var result = FigureResult()
      for phone in PhoneOrientation.phoneXOrientations {
        let simulator = try stage.boot(phone.device, system: "11.4", phone.orientation)
        let screen = TableScreenController(insetsContentViews: insetsContentViews)
        simulator.settle(showing: screen)
        let cell = screen.tableView.visibleCells.first as? LineCell
        let header = screen.tableView.headerView(forSection: 0)
        let side = insetsContentViews ? phone.safeArea.left : 0
        let (width, inner) = (phone.size.width, phone.size.width - 2 * side)
        // The header is 44 high and begins at the top of the safe area; the first cell is below it.
        let top = phone.safeArea.top
        result.checks += [
          FigureCheck(
            "frame of a cell", on: phone.name,
            expected: CGRect(x: 0, y: top + 44, width: width, height: 44),
            measured: cell?.frameOnScreen),
          FigureCheck(
            "frame of its content view", on: phone.name,
            expected: CGRect(x: side, y: top + 44, width: inner, height: 44),
            measured: cell?.contentView.frameOnScreen),
          FigureCheck(
            "frame of the line in the cell", on: phone.name,
            expected: CGRect(x: 0, y: top + 88 - 1.0 / 3, width: width, height: 1.0 / 3),
            measured: cell?.line.frameOnScreen),
          FigureCheck(
            "frame of the header", on: phone.name,
            expected: CGRect(x: 0, y: top, width: width, height: 44),
            measured: header?.frameOnScreen),
          FigureCheck(
            "frame of its content view", on: phone.name,
            expected: CGRect(x: side, y: top, width: inner, height: 44),
            measured: header?.contentView.frameOnScreen),
        ]
        result.pictures.append(
          simulator.picture(
            phone.orientationName, row: phone.isLandscape ? "Landscape" : "Portrait",
            label: insetsContentViews ? "Inset (default)" : "Not inset",
            caption: insetsContentViews
              ? "White and red are content views; the hairlines are the cells'."
              : "The content views are as wide as the cells.",
            showing: "\(phone.name): white content views and a red header from \(Int(side)) to "
              + "\(Int(side + inner)) of \(Int(width)) points, lines across the whole width.",
            insets: [.safeArea(of: screen.view)]))
      }
      return result
    }
  }
}
