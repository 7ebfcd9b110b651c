import SafeAreaScreens
import Simulator
import UIKit

extension Figure {
  /// The behavior `never`, which adjusts no edge.
  static let neverAdjusted = scrollBehavior(
    .never, named: "never",
    why: """
      The behavior that leaves everything to the app. Found in many answers on the web, and seldom \
      what is wanted: the first and the last lines are never clear.
      """,
    rule: """
      With .never nothing is added to the content inset: the text begins at the very top, behind \
      status bar and housing, and ends behind the home indicator.
      """,
    statements: ["S4.2", "S4.12", "S4.19"], portrait: .zero, landscape: .zero)

  /// The behavior `scrollableAxes`, which adjusts the axes that scroll.
  static let scrollableAxes = scrollBehavior(
    .scrollableAxes, named: "scrollable-axes",
    why: """
      Content that scrolls up and down has to begin and end clear of bars. Sideways it does not \
      scroll, and an inset there would only let it be moved for nothing.
      """,
    rule: """
      With .scrollableAxes only the axes that scroll are adjusted. The text scrolls up and down: \
      in landscape only the bottom inset is added, and the lines begin behind the housing.
      """,
    statements: ["S4.2", "S4.4", "S4.7", "S4.19"],
    portrait: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
    landscape: UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0))

  /// The behavior `always`, which adjusts every edge.
  static let alwaysAdjusted = scrollBehavior(
    .always, named: "always",
    why: """
      Right for content that is larger than the screen both ways, such as a map or a drawing. \
      Content as wide as the screen can be scrolled sideways then.
      """,
    rule: """
      With .always every edge is adjusted, scrollable or not. The text begins clear of the \
      housing; content as wide as the scroll view can then be scrolled sideways.
      """,
    statements: ["S4.2", "S4.4", "S4.11", "S4.19", "S4.20"],
    portrait: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
    landscape: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))

  /// The behavior `automatic`, which is the default.
  static let automaticallyAdjusted = scrollBehavior(
    .automatic, named: "automatic",
    why: """
      The default. It differs from .scrollableAxes only where a navigation or tab bar controller \
      shows the scroll view: see “When .automatic adjusts content that fits”.
      """,
    rule: """
      With .automatic, the default, a scroll view outside of bar controllers is adjusted as with \
      .scrollableAxes.
      """,
    statements: ["S4.1", "S4.2", "S4.7", "S4.19", "S4.20"],
    portrait: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
    landscape: UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0))

  /// Creates the figure of a behavior: a full-screen scroll view whose text scrolls vertically.
  private static func scrollBehavior(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, named name: String, why: String,
    rule: String,
    statements: [String], portrait: UIEdgeInsets, landscape: UIEdgeInsets
  ) -> Figure {
    Figure(
      "001-scroll-\(name)", of: .safeArea,
      title: ".\(name.camelCased)", why: why, rule: rule, statements: statements,
      screens: ["TextScrollViewController"], code: ["adjustment-behavior"]
    ) { stage in
      var result = FigureResult()
      for phone in PhoneOrientation.phoneXOrientations {
        let simulator = try stage.boot(phone.device, system: "11.4", phone.orientation)
        let screen = TextScrollViewController(behavior: behavior)
        simulator.settle(showing: screen)
        let scrollView = screen.scrollView
        let insets = phone.isLandscape ? landscape : portrait
        let adjusted = scrollView.adjustedContentInset
        let travel =
          scrollView.contentSize.width + adjusted.left + adjusted.right - scrollView.bounds.width
        result.checks += [
          FigureCheck(
            "contentInset", on: phone.name, expected: UIEdgeInsets.zero,
            measured: scrollView.contentInset),
          FigureCheck(
            "adjustedContentInset", on: phone.name, expected: insets, measured: adjusted),
          FigureCheck(
            "contentOffset at rest", on: phone.name,
            expected: CGPoint(x: -insets.left, y: -insets.top),
            measured: scrollView.contentOffset),
          FigureCheck(
            "scrolls sideways by", on: phone.name, expected: insets.left + insets.right,
            measured: travel),
        ]
        let row = phone.isLandscape ? "Landscape" : "Portrait"
        result.pictures.append(
          simulator.picture(
            phone.orientationName, row: row, label: "At the beginning",
            caption: insets.top > 0 || insets.left > 0
              ? "The text is clear of what covers the screen."
              : "The text begins at the edges of the screen.",
            showing: "\(phone.name): numbered lines begin at \(Int(insets.left)) from the left "
              + "and \(Int(insets.top)) from the top of the screen.",
            insets: [.adjustedContentInset(of: scrollView)]))
        // The maximum content offset: S4.19.
        let end = scrollView.contentSize.height + adjusted.bottom - scrollView.bounds.height
        scrollView.contentOffset.y = end
        simulator.layOut()
        result.checks.append(
          FigureCheck(
            "scrolled to its end, the text ends at", on: phone.name,
            expected: phone.size.height - insets.bottom,
            measured: screen.content.frameOnScreen.maxY))
        result.pictures.append(
          simulator.picture(
            "\(phone.orientationName)-end", row: row, label: "At the end",
            caption: insets.bottom > 0
              ? "The last line ends \(Int(insets.bottom)) points above the edge."
              : "The last line ends with the screen.",
            showing: "\(phone.name), scrolled to the end: the last line ends "
              + "\(Int(insets.bottom)) points above the bottom of the screen.",
            insets: [.adjustedContentInset(of: scrollView)]))
      }
      return result
    }
  }
}

extension String {
  /// The hyphenated name in camel case.
  fileprivate var camelCased: String {
    split(separator: "-").enumerated().map { $0 == 0 ? "\($1)" : $1.capitalized }.joined()
  }
}
