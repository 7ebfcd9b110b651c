import SafeAreaScreens
import Simulator
import UIKit

extension Figure {
  /// A content inset, and the range of content offsets that it adds.
  static let contentInsetGrowsArea = Figure(
    "004-content-inset", of: .layoutMargins, title: "A content inset grows what can be scrolled",
    why: """
      An inset is room to scroll into, before the content and after it. It changes neither the \
      content nor the view, which is why bars can come and go without a new layout.
      """,
    rule: """
      Content scrolls from minus the top inset to its height and the bottom inset less the height \
      of the view. 500 points in a view of 400 scroll by 100; with an inset of 20 above by 120, \
      and the view rests 20 points before the content.
      """,
    statements: ["S4.18", "S4.19"], screens: ["CanvasScrollViewController"],
    code: ["content-inset"]
  ) { stage in
    var result = FigureResult()
    for inset in [0, 20] as [CGFloat] {
      let simulator = try stage.boot("iPhone 8", system: "11.4")
      let screen = CanvasScrollViewController(canvasSize: CGSize(width: 300, height: 500))
      simulator.settle(showing: screen)
      let scrollView = screen.scrollView
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.autoresizingMask = []
      scrollView.frame = CGRect(x: 37, y: 120, width: 300, height: 400)
      // figure: content-inset
      scrollView.contentInset.top = inset
      // end figure
      simulator.layOut()
      let subject = "contentInset.top = \(Int(inset))"
      // Drags to the minimum and to the maximum content offset.
      for (name, distance) in [("least", 250), ("greatest", -250)] as [(String, CGFloat)] {
        simulator.drag(
          from: CGPoint(x: 187, y: 320 - distance / 2), to: CGPoint(x: 187, y: 320 + distance / 2),
          duration: 0.5, rest: 0.3)
        simulator.settle()
        result.checks.append(
          FigureCheck(
            "\(name) contentOffset.y", on: subject, expected: distance > 0 ? -inset : 100,
            measured: scrollView.contentOffset.y))
      }
      scrollView.contentOffset.y = -inset
      simulator.layOut()
      result.pictures.append(
        simulator.picture(
          "top-\(Int(inset))", label: subject,
          caption: inset > 0
            ? "It rests 20 points before the content." : "It rests where the content begins.",
          showing: "The canvas begins \(Int(inset)) points below the top of the blue scroll view.",
          insets: [.adjustedContentInset(of: scrollView)]))
    }
    return result
  }

  /// A short article in a navigation controller.
  static let shortContent = Figure(
    "004-short-content", of: .layoutMargins, title: "A short article and a navigation bar",
    why: """
      A long article scrolls and is adjusted; a short one is not, and its headline is behind the \
      bar. It is an easy mistake to ship, because the texts of a first version are long.
      """,
    rule: """
      Content that fits does not scroll, so .scrollableAxes leaves it behind the bar, unless the \
      app lets it bounce. .automatic adjusts top and bottom in a navigation controller anyway, \
      which is why it is the default.
      """,
    statements: ["S4.7", "S4.8"], screens: ["TextScrollViewController"],
    code: ["adjustment-behavior"]
  ) { stage in
    let bars = UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0)
    var result = FigureResult()
    for (name, behavior, bounces, expected) in [
      (".scrollableAxes", .scrollableAxes, false, .zero),
      (".scrollableAxes, alwaysBounceVertical", .scrollableAxes, true, bars),
      (".automatic", .automatic, false, bars),
    ] as [(String, UIScrollView.ContentInsetAdjustmentBehavior, Bool, UIEdgeInsets)] {
      let simulator = try stage.boot("iPhone X", system: "11.4")
      let screen = TextScrollViewController(text: shortArticle)
      screen.scrollView.contentInsetAdjustmentBehavior = behavior
      screen.scrollView.alwaysBounceVertical = bounces
      simulator.settle(showing: UINavigationController(rootViewController: screen))
      result.checks.append(
        FigureCheck(
          "adjustedContentInset", on: ".\(name)", expected: expected,
          measured: screen.scrollView.adjustedContentInset))
      result.checks.append(
        FigureCheck(
          "the text begins at", on: name, expected: expected.top,
          measured: screen.content.frameOnScreen.minY))
      result.pictures.append(
        simulator.picture(
          bounces ? "bouncing" : behavior == .automatic ? "automatic" : "scrollable-axes",
          label: name,
          caption: expected.top > 0
            ? "The first line is clear of the bar." : "The first lines are behind the bar.",
          showing: "The text begins \(Int(expected.top)) points from the top of the screen.",
          insets: [.adjustedContentInset(of: screen.scrollView)]))
    }
    return result
  }

  private static let shortArticle = """
    Fog over the harbor

    The morning ferry left an hour late. Nobody on the quay could see the island, and the horn \
    of the lighthouse was heard every half minute until noon.

    In the afternoon the wind turned, and the boats went out after all. The evening ferry is on \
    time.
    """

  /// A table with `always` in landscape.
  static let alwaysInTable = Figure(
    "004-always-in-table", of: .layoutMargins, title: ".always makes a table scroll sideways",
    why: """
      Set on a table, the behavior that sounds safest makes every row slide to the side under a \
      finger, on phones with a notch and in landscape only.
      """,
    rule: """
      In landscape an iPhone X has insets at both ends. With .always a table adds them to its \
      scrollable area, although its rows are as wide as itself: it can be moved sideways. With \
      .automatic it cannot.
      """,
    statements: ["S4.11"], screens: ["TableScreenController"]
  ) { stage in
    var result = FigureResult()
    for (name, behavior, side) in [("always", .always, 44), ("automatic", .automatic, 0)]
      as [(String, UIScrollView.ContentInsetAdjustmentBehavior, CGFloat)]
    {
      let simulator = try stage.boot("iPhone X", system: "11.4", .landscapeRight)
      let screen = TableScreenController()
      screen.tableView.contentInsetAdjustmentBehavior = behavior
      simulator.settle(showing: screen)
      let table = screen.tableView
      let adjusted = table.adjustedContentInset
      result.checks += [
        FigureCheck(
          "adjustedContentInset", on: ".\(name)",
          expected: UIEdgeInsets(top: 0, left: side, bottom: 21, right: side), measured: adjusted),
        FigureCheck(
          "contentSize.width", on: ".\(name)", expected: 812, measured: table.contentSize.width),
        FigureCheck(
          "scrolls sideways by", on: ".\(name)", expected: 2 * side,
          measured: table.contentSize.width + adjusted.left + adjusted.right
            - table.bounds.width),
      ]
      result.pictures.append(
        simulator.picture(
          name, label: ".\(name)",
          caption: side > 0
            ? "The rows begin beside the notch and can be moved." : "The rows fill the screen.",
          showing: "The table's rows begin \(Int(side)) points from the left end of the screen.",
          insets: [.adjustedContentInset(of: table)]))
    }
    return result
  }
}
