import SafeAreaScreens
import Simulator
import UIKit

extension Figure {
  /// The adjusted content inset of each behavior, by the axes that scroll.
  static let behaviorFormulas = Figure(
    "003-behavior-formulas", of: .scrollInsets, title: "The sum for each behavior",
    why: """
      All of the above in one table: which edges a behavior takes in, for content that scrolls up \
      and down, sideways, both ways and not at all.
      """,
    rule: """
      adjustedContentInset is contentInset and, on edges that the behavior takes in, the safe \
      area: on no edge for .never, on all for .always, on those of the axes that scroll for \
      .scrollableAxes and, outside of bar controllers, for .automatic. Two sentences of the \
      article are not so: .automatic does not always add the safe area, and .scrollableAxes does \
      not depend on automaticallyAdjustsScrollViewInsets, which concerns .automatic alone.
      """,
    statements: ["S4.2", "S4.4", "S4.7", "S4.9", "S4.10"], screens: ["CanvasScrollViewController"]
  ) { stage in
    // An iPhone X in landscape, and an app that adds 5, 6, 7, 8.
    let safe = PhoneOrientation.phoneXLandscape.safeArea
    let own = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    let behaviors: [(name: String, value: UIScrollView.ContentInsetAdjustmentBehavior)] = [
      (".never", .never), (".always", .always), (".scrollableAxes", .scrollableAxes),
      (".automatic", .automatic),
    ]
    var result = FigureResult()
    var rows: [[String]] = []
    for scroll in ScrollableAxes.allCases {
      for behavior in behaviors {
        let simulator = try stage.boot("iPhone X", system: "11.4", .landscapeRight)
        let screen = CanvasScrollViewController(canvasSize: scroll.canvas)
        screen.scrollView.contentInset = own
        screen.scrollView.contentInsetAdjustmentBehavior = behavior.value
        simulator.settle(showing: screen)
        let adjusted = screen.scrollView.adjustedContentInset
        let takesVertical =
          switch behavior.value {
          case .never: false
          case .always: true
          default: scroll.isVertical
          }
        let takesHorizontal =
          switch behavior.value {
          case .never: false
          case .always: true
          default: scroll.isHorizontal
          }
        let expected = UIEdgeInsets(
          top: own.top + (takesVertical ? safe.top : 0),
          left: own.left + (takesHorizontal ? safe.left : 0),
          bottom: own.bottom + (takesVertical ? safe.bottom : 0),
          right: own.right + (takesHorizontal ? safe.right : 0))
        result.checks.append(
          FigureCheck(
            behavior.name, on: "Content \(scroll.words)", expected: expected, measured: adjusted))
        rows.append([
          behavior.name, scroll.isVertical ? "yes" : "no", scroll.isHorizontal ? "yes" : "no",
          "contentInset" + (takesVertical ? " + safe area above and below" : "")
            + (takesHorizontal ? " + safe area at the sides" : ""),
        ])
        if behavior.value == .scrollableAxes, scroll == .vertical || scroll == .horizontal {
          result.pictures.append(
            simulator.picture(
              scroll.rawValue, label: "Content \(scroll.words)",
              caption: "With .scrollableAxes.",
              showing: "A canvas that is \(scroll.words) begins \(Int(expected.left)) points from "
                + "the left and \(Int(expected.top)) from the top.",
              insets: [.adjustedContentInset(of: screen.scrollView)]))
        }
      }
    }
    result.tables = [
      FigureTable(
        "What adjustedContentInset is made of",
        columns: ["behavior", "scrolls up and down", "scrolls sideways", "adjustedContentInset"],
        rows: rows)
    ]
    return result
  }
}

/// The axes on which content is larger than the scroll view of an iPhone X in landscape.
private enum ScrollableAxes: String, CaseIterable {
  case vertical, horizontal, both, none

  var isVertical: Bool { self == .vertical || self == .both }
  var isHorizontal: Bool { self == .horizontal || self == .both }

  var canvas: CGSize {
    CGSize(width: isHorizontal ? 1200 : 400, height: isVertical ? 900 : 200)
  }

  var words: String {
    switch self {
    case .vertical: "higher than the screen"
    case .horizontal: "wider than the screen"
    case .both: "larger both ways"
    case .none: "that fits"
    }
  }
}
