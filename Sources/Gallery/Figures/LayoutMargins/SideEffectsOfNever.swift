import SafeAreaScreens
import Simulator
import UIKit

extension Figure {
  /// What an app gives up with `never`.
  static let sideEffectsOfNever = Figure(
    "004-never", of: .layoutMargins, title: "What .never brings with it",
    rule: """
      A scroll view that is adjusted takes the safe area in. With .never it hands it on to its \
      subviews, whose margins grow by it, and its indicators no longer end at the bars.
      """,
    statements: ["S4.12", "S4.15", "S4.16", "S4.31", "S5.2"],
    screens: ["CanvasScrollViewController"]
  ) { stage in
    let bars = UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0)
    var result = FigureResult()
    for (name, behavior) in [("automatic", .automatic), ("never", .never)]
      as [(String, UIScrollView.ContentInsetAdjustmentBehavior)]
    {
      let isNever = behavior == .never
      let simulator = try stage.boot("iPhone X", system: "11.4")
      let screen = CanvasScrollViewController(canvasSize: CGSize(width: 375, height: 1400))
      let scrollView = screen.scrollView
      scrollView.contentInsetAdjustmentBehavior = behavior
      simulator.settle(showing: AppBars.tabs(around: screen))
      // Fills what is seen of the scroll view, as an app's own overlay does.
      let overlay = OverlayView()
      overlay.frame = scrollView.bounds
      scrollView.addSubview(overlay)
      simulator.layOut()
      scrollView.flashScrollIndicators()
      let safe = isNever ? bars : .zero
      result.checks += [
        FigureCheck(
          "adjustedContentInset", on: name, expected: isNever ? .zero : bars,
          measured: scrollView.adjustedContentInset),
        FigureCheck(
          "subview.safeAreaInsets", on: name, expected: safe, measured: overlay.safeAreaInsets),
        FigureCheck(
          "subview.layoutMargins", on: name,
          expected: UIEdgeInsets(
            top: 8 + safe.top, left: 8, bottom: 8 + safe.bottom, right: 8),
          measured: overlay.layoutMargins),
        FigureCheck(
          "track of the indicator", on: name,
          expected: isNever
            ? CGRect(x: 0, y: 0, width: 375, height: 812)
            : CGRect(x: 0, y: 88, width: 375, height: 641),
          measured: scrollView.convert(scrollView.verticalIndicatorTrack, to: nil)),
      ]
      result.pictures.append(
        simulator.picture(
          name, caption: ".\(name)",
          showing: isNever
            ? "The content begins at the top of the screen; the area of the subview's "
              + "margins ends at the bars."
            : "The content begins below the bar; the area of the subview's margins reaches 8 "
              + "points from its ends."))
    }
    return result
  }

  /// Additional insets for an app's own bar.
  static let additionalInsetsInstead = Figure(
    "004-additional-insets", of: .layoutMargins, title: "Additional insets for an app's own bar",
    rule: """
      An app that lays a bar of its own over a scroll view need not turn adjustment off: what it \
      adds to the safe area is taken in by content and indicators like any other bar.
      """,
    statements: ["S2.1", "S4.4", "S4.31"], screens: ["TextScrollViewController"]
  ) { stage in
    let simulator = try stage.boot("iPhone X", system: "11.4")
    let screen = TextScrollViewController(behavior: .automatic)
    let bar = UIView()
    bar.backgroundColor = UIColor(red: 0.2, green: 0.35, blue: 0.55, alpha: 0.9)
    simulator.settle(showing: screen)
    bar.frame = CGRect(x: 0, y: 812 - 34 - 60, width: 375, height: 94)
    screen.view.addSubview(bar)
    screen.additionalSafeAreaInsets.bottom = 60
    simulator.layOut()
    let scrollView = screen.scrollView
    scrollView.contentOffset.y =
      scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
      - scrollView.bounds.height
    simulator.layOut()
    scrollView.flashScrollIndicators()
    let name = "iPhone X, a bar of 60 above the home indicator"
    return FigureResult(
      pictures: [
        simulator.picture(
          "end", caption: "Scrolled to its end",
          showing: "The last line of the text ends where the app's dark bar begins.")
      ],
      checks: [
        FigureCheck(
          "adjustedContentInset", on: name,
          expected: UIEdgeInsets(top: 44, left: 0, bottom: 94, right: 0),
          measured: scrollView.adjustedContentInset),
        FigureCheck(
          "end of the text on the screen", on: name, expected: 718,
          measured: scrollView.subviews.first?.frameOnScreen.maxY),
        FigureCheck(
          "track of the indicator", on: name,
          expected: CGRect(x: 0, y: 44, width: 375, height: 674),
          measured: scrollView.convert(scrollView.verticalIndicatorTrack, to: nil)),
      ])
  }
}

/// A view that shows its layout margins.
private final class OverlayView: UIView {
  private let inner = UIView()
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    backgroundColor = UIColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 0.18)
    inner.backgroundColor = UIColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 0.3)
    addSubview(inner)
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .black
    inner.addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("this view is made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    inner.frame = bounds.inset(by: layoutMargins)
    label.frame = inner.bounds
    label.text = """
      a subview of the scroll view
      safe area \(safeAreaInsets.figureValue.text)
      margins \(layoutMargins.figureValue.text)
      """
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }
}
