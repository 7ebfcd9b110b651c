import SafeAreaScreens
import Simulator
import UIKit

extension Figure {
  /// `never`.
  static let neverAdjusted = scrollBehavior(
    .never, named: "never",
    rule: """
      With .never nothing is added to the content inset: the text begins at the very top and goes \
      below status bar, housing and home indicator.
      """,
    statements: ["S4.2", "S4.12"], upright: .zero, lying: .zero)

  /// `scrollableAxes`.
  static let scrollableAxes = scrollBehavior(
    .scrollableAxes, named: "scrollable-axes",
    rule: """
      With .scrollableAxes only the axes that scroll are adjusted. The text scrolls up and down: \
      in landscape only the bottom inset is added, and the lines begin below the housing.
      """,
    statements: ["S4.2", "S4.4", "S4.7"],
    upright: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
    lying: UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0))

  /// `always`.
  static let alwaysAdjusted = scrollBehavior(
    .always, named: "always",
    rule: """
      With .always every edge is adjusted, scrollable or not. The text begins clear of the \
      housing; content as wide as the scroll view can then be scrolled sideways.
      """,
    statements: ["S4.2", "S4.4", "S4.11", "S4.20"],
    upright: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
    lying: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))

  /// `automatic`.
  static let automaticallyAdjusted = scrollBehavior(
    .automatic, named: "automatic",
    rule: """
      With .automatic, the default, a scroll view outside of bar controllers is adjusted as with \
      .scrollableAxes.
      """,
    statements: ["S4.1", "S4.2", "S4.7", "S4.20"],
    upright: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
    lying: UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0))

  /// A scroll view at the view's edges, whose text scrolls up and down.
  private static func scrollBehavior(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, named name: String, rule: String,
    statements: [String], upright: UIEdgeInsets, lying: UIEdgeInsets
  ) -> Figure {
    Figure(
      "001-scroll-\(name)", of: .safeArea,
      title: "contentInsetAdjustmentBehavior: \(name.camelCased)", rule: rule,
      statements: statements, screens: ["TextScrollViewController"]
    ) { stage in
      var result = FigureResult()
      for sight in Sight.phoneXBothWays {
        let simulator = try stage.boot(sight.device, system: "11.4", sight.orientation)
        let screen = TextScrollViewController(behavior: behavior)
        simulator.settle(showing: screen)
        let scrollView = screen.scrollView
        let insets = sight.isLying ? lying : upright
        let adjusted = scrollView.adjustedContentInset
        let travel =
          scrollView.contentSize.width + adjusted.left + adjusted.right - scrollView.bounds.width
        result.checks += [
          FigureCheck(
            "contentInset", on: sight.name, expected: UIEdgeInsets.zero,
            measured: scrollView.contentInset),
          FigureCheck(
            "adjustedContentInset", on: sight.name, expected: insets, measured: adjusted),
          FigureCheck(
            "contentOffset at rest", on: sight.name,
            expected: CGPoint(x: -insets.left, y: -insets.top),
            measured: scrollView.contentOffset),
          FigureCheck(
            "scrolls sideways by", on: sight.name, expected: insets.left + insets.right,
            measured: travel),
        ]
        result.pictures.append(
          simulator.picture(
            sight.side, caption: sight.name,
            showing: "\(sight.name): numbered lines begin at \(Int(insets.left)) from the left "
              + "and \(Int(insets.top)) from the top of the screen."))
      }
      return result
    }
  }
}

extension String {
  /// A name with words joined by capitals instead of hyphens.
  fileprivate var camelCased: String {
    split(separator: "-").enumerated().map { $0 == 0 ? "\($1)" : $1.capitalized }.joined()
  }
}
