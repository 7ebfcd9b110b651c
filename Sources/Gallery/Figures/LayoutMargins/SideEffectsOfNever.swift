import SafeAreaScreens
import Simulator
import UIKit

extension Figure {
  /// The side effects of `never`.
  static let sideEffectsOfNever = Figure(
    "004-never", of: .layoutMargins, title: "What .never brings with it",
    why: """
      .never is often advised to get rid of an inset. It also hands the safe area on to everything \
      inside the scroll view, whose margins grow, and lets the indicators run behind the bars.
      """,
    rule: """
      A scroll view that is adjusted takes the safe area in: the card inside it has margins of 8. \
      With .never the card's margins are 8 and the bars, and the indicator's track goes from edge \
      to edge.
      """,
    statements: ["S4.12", "S4.15", "S4.16", "S4.31", "S5.2"],
    screens: ["TextScrollViewController"], code: ["adjustment-behavior"]
  ) { stage in
    let bars = UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0)
    var result = FigureResult()
    for (name, behavior) in [("automatic", .automatic), ("never", .never)]
      as [(String, UIScrollView.ContentInsetAdjustmentBehavior)]
    {
      let isNever = behavior == .never
      let simulator = try stage.boot("iPhone X", system: "11.4")
      let screen = TextScrollViewController(behavior: behavior)
      let scrollView = screen.scrollView
      simulator.settle(showing: AppBars.tabs(around: screen))
      // Fills the visible part of the scroll view, as an app's own overlay does.
      let overlay = MarginsOverlay()
      overlay.frame = scrollView.bounds
      scrollView.addSubview(overlay)
      simulator.layOut()
      scrollView.flashScrollIndicators()
      let safe = isNever ? bars : .zero
      let track = scrollView.convert(scrollView.verticalIndicatorTrack, to: nil)
      result.checks += [
        FigureCheck(
          "adjustedContentInset", on: ".\(name)", expected: isNever ? .zero : bars,
          measured: scrollView.adjustedContentInset),
        FigureCheck(
          "subview.safeAreaInsets", on: ".\(name)", expected: safe, measured: overlay.safeAreaInsets
        ),
        FigureCheck(
          "subview.layoutMargins", on: ".\(name)",
          expected: UIEdgeInsets(
            top: 8 + safe.top, left: 8, bottom: 8 + safe.bottom, right: 8),
          measured: overlay.layoutMargins, because: isNever ? "88 + 8 above, 83 + 8 below" : ""),
        FigureCheck(
          "track of the indicator", on: ".\(name)",
          expected: isNever
            ? CGRect(x: 0, y: 0, width: 375, height: 812)
            : CGRect(x: 0, y: 88, width: 375, height: 641),
          measured: track),
      ]
      result.pictures.append(
        simulator.picture(
          name, label: ".\(name)",
          caption: isNever
            ? "The margins hold the bars, and the indicator begins behind one."
            : "The margins are 8; the indicator is between the bars.",
          showing: isNever
            ? "The text begins at the top of the screen; the outline of the subview's margins ends "
              + "8 points inside the bars."
            : "The text begins where the bar ends; the outline of the subview's margins reaches 8 "
              + "points from its ends.",
          insets: [
            InsetDrawing(
              "track of the indicator", in: CGRect(x: 0, y: 0, width: 375, height: 812),
              insets: UIEdgeInsets(
                top: track.minY, left: 0, bottom: 812 - track.maxY, right: 0))
          ]))
    }
    return result
  }

  /// Additional insets for an app's own bar.
  static let additionalInsetsInstead = Figure(
    "004-additional-insets", of: .layoutMargins, title: "A bar of one's own needs no .never",
    why: """
      An app that lays a bar of its own over a scroll view wants the last line to end above it. \
      That is what the safe area is for: the bar is added to it.
      """,
    rule: """
      With additionalSafeAreaInsets.bottom = 60 the adjusted inset is 60 more, the text ends where \
      the app's bar begins, and so does the indicator's track.
      """,
    statements: ["S2.1", "S4.4", "S4.31"], screens: ["TextScrollViewController"],
    code: ["additional-insets"]
  ) { stage in
    let simulator = try stage.boot("iPhone X", system: "11.4")
    let screen = TextScrollViewController(behavior: .automatic)
    simulator.settle(showing: screen)
    let bar = BasketBar(frame: CGRect(x: 0, y: 812 - 34 - 60, width: 375, height: 94))
    // figure: additional-insets
    screen.view.addSubview(bar)
    screen.additionalSafeAreaInsets.bottom = 60
    // end figure
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
          "end", caption: "Scrolled to its end, the text ends where the bar begins.",
          showing: "The last line of the text ends where the app's bar with a button begins.",
          insets: [.safeArea(of: screen.view)])
      ],
      checks: [
        FigureCheck(
          "adjustedContentInset", on: name,
          expected: UIEdgeInsets(top: 44, left: 0, bottom: 94, right: 0),
          measured: scrollView.adjustedContentInset, because: "34 + 60 below"),
        FigureCheck(
          "end of the text on the screen", on: name, expected: 718,
          measured: screen.content.frameOnScreen.maxY),
        FigureCheck(
          "track of the indicator", on: name,
          expected: CGRect(x: 0, y: 44, width: 375, height: 674),
          measured: scrollView.convert(scrollView.verticalIndicatorTrack, to: nil)),
      ])
  }
}

/// An app's own bar, with a sum and a button.
private final class BasketBar: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.16, green: 0.24, blue: 0.36, alpha: 1)
    let sum = UILabel(frame: CGRect(x: 16, y: 0, width: 180, height: 60))
    sum.text = "3 tickets · 24.00"
    sum.textColor = .white
    let button = UILabel(frame: CGRect(x: frame.width - 116, y: 12, width: 100, height: 36))
    button.text = "Pay"
    button.textAlignment = .center
    button.font = .boldSystemFont(ofSize: 17)
    button.textColor = .white
    button.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.4, alpha: 1)
    button.layer.cornerRadius = 8
    button.layer.masksToBounds = true
    addSubview(sum)
    addSubview(button)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("this view is made in code") }
}

/// A view that outlines its layout margins, with a card that shows their values.
private final class MarginsOverlay: UIView {
  private let outline = UIView()
  private let card = UILabel()

  init() {
    super.init(frame: .zero)
    outline.layer.borderColor = UIColor(red: 0.1, green: 0.35, blue: 0.75, alpha: 1).cgColor
    outline.layer.borderWidth = 2
    addSubview(outline)
    card.numberOfLines = 0
    card.textAlignment = .center
    card.font = .systemFont(ofSize: 14)
    card.textColor = .white
    card.backgroundColor = UIColor(red: 0.1, green: 0.35, blue: 0.75, alpha: 1)
    card.layer.cornerRadius = 10
    card.layer.masksToBounds = true
    addSubview(card)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("this view is made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    outline.frame = bounds.inset(by: layoutMargins)
    card.frame = CGRect(x: bounds.midX - 145, y: bounds.midY - 45, width: 290, height: 90)
    card.text = """
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
