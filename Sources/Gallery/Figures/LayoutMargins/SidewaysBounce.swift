import SafeAreaScreens
import Simulator
import UIKit

extension Figure {
  /// `alwaysBounceHorizontal` makes the horizontal axis scrollable.
  static let sidewaysBounce = Figure(
    "004-bounce-sideways", of: .layoutMargins,
    title: "What may bounce sideways is adjusted sideways",
    why: """
      .scrollableAxes looks at each axis by itself. A scroll view that may always bounce sideways \
      counts as scrollable there, however narrow its content is.
      """,
    rule: """
      In landscape the content is higher than the screen and narrower. Left and right are not \
      adjusted, so it begins behind the notch; with alwaysBounceHorizontal both are, and it begins \
      clear of it.
      """,
    statements: ["S4.4", "S4.7"], screens: ["CanvasScrollViewController"],
    code: ["bounce-sideways"]
  ) { stage in
    var result = FigureResult()
    for (bounces, side) in [(false, 0), (true, 44)] as [(Bool, CGFloat)] {
      let simulator = try stage.boot("iPhone X", system: "11.4", .landscapeRight)
      let screen = CanvasScrollViewController(canvasSize: CGSize(width: 500, height: 900))
      let scrollView = screen.scrollView
      // figure: bounce-sideways
      scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
      scrollView.alwaysBounceHorizontal = bounces
      // end figure
      simulator.settle(showing: screen)
      let subject = "alwaysBounceHorizontal = \(bounces)"
      result.checks += [
        FigureCheck(
          "adjustedContentInset", on: subject,
          expected: UIEdgeInsets(top: 0, left: side, bottom: 21, right: side),
          measured: scrollView.adjustedContentInset),
        FigureCheck(
          "the content begins at", on: subject, expected: side,
          measured: screen.canvas.frameOnScreen.minX),
      ]
      result.pictures.append(
        simulator.picture(
          bounces ? "bouncing" : "still", label: subject,
          caption: bounces
            ? "The content begins clear of the notch." : "The content begins behind the notch.",
          showing: "\(subject): the canvas begins \(Int(side)) points from the left end.",
          insets: [.adjustedContentInset(of: scrollView)]))
    }
    return result
  }
}
