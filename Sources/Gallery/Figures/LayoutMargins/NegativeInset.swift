import SafeAreaScreens
import Simulator
import UIKit

extension Figure {
  /// A negative content inset, which reduces the adjusted content inset.
  static let negativeInset = Figure(
    "004-negative-inset", of: .layoutMargins, title: "An app can take away from the inset",
    why: """
      contentInset is the app's own, and the system adds to it. So an app whose content has an \
      empty strip above can let that strip lie behind the bar, without giving up adjustment.
      """,
    rule: """
      With contentInset.top = −20 the adjusted inset is 20 less than the safe area: the content \
      rests 20 points behind the bar, and a finger cannot pull it further down.
      """,
    statements: ["S4.2", "S4.19"], screens: ["TextScrollViewController"], code: ["negative-inset"]
  ) { stage in
    var result = FigureResult()
    for (inset, top) in [(0, 88), (-20, 68)] as [(CGFloat, CGFloat)] {
      let simulator = try stage.boot("iPhone X", system: "11.4")
      let screen = TextScrollViewController(behavior: .automatic)
      simulator.settle(showing: UINavigationController(rootViewController: screen))
      let scrollView = screen.scrollView
      // figure: negative-inset
      scrollView.contentInset.top = inset
      // end figure
      simulator.layOut()
      // Drags the content down as far as possible.
      simulator.drag(
        from: CGPoint(x: 187, y: 300), to: CGPoint(x: 187, y: 600), duration: 0.5, rest: 0.3)
      simulator.settle()
      let subject = "contentInset.top = \(FigureValue.text(of: inset))"
      result.checks += [
        FigureCheck(
          "adjustedContentInset", on: subject,
          expected: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
          measured: scrollView.adjustedContentInset,
          because: inset < 0 ? "88 − 20 above" : "44 + 44 above"),
        FigureCheck(
          "pulled down and let go, the text begins at", on: subject, expected: top,
          measured: screen.content.frameOnScreen.minY),
      ]
      result.pictures.append(
        simulator.picture(
          inset < 0 ? "less" : "zero", label: subject,
          caption: inset < 0
            ? "The first line is behind the bar." : "The text begins where the bar ends.",
          showing: "\(subject): the text begins \(Int(top)) points below the top of the screen.",
          insets: [.adjustedContentInset(of: scrollView)]))
    }
    return result
  }
}
