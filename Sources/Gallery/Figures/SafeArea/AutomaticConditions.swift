import SafeAreaScreens
import Simulator
import UIKit

extension Figure {
  /// When `automatic` adjusts what does not scroll up and down.
  static let automaticConditions = Figure(
    "001-automatic-conditions", of: .safeArea,
    title: "When .automatic adjusts what does not scroll up and down",
    rule: """
      For the scroll view that a navigation or tab bar controller's child shows as its content, \
      .automatic adjusts top and bottom even if the content fits, as long as the controller's \
      automaticallyAdjustsScrollViewInsets is on. The article saw this for content that scrolls \
      sideways; Apple's documentation does not ask for that, and neither does this.
      """,
    statements: ["S4.8", "S4.9", "Q1"], screens: ["CanvasScrollViewController"]
  ) { stage in
    let bars = UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0)
    let cases = [
      AutomaticCase("in a navigation controller", expected: bars),
      AutomaticCase("on its own", isInNavigation: false, expected: .zero),
      AutomaticCase("not the first subview", isFirstSubview: false, expected: .zero),
      AutomaticCase("automatic adjustment off", isAllowed: false, expected: .zero),
      AutomaticCase(
        "content fits both ways", canvas: CGSize(width: 300, height: 200), expected: bars),
    ]
    var result = FigureResult()
    for (number, item) in cases.enumerated() {
      let simulator = try stage.boot("iPhone X", system: "11.4")
      let screen = CanvasScrollViewController(
        canvasSize: item.canvas, isFirstSubview: item.isFirstSubview)
      screen.allowAdjustment(item.isAllowed)
      simulator.settle(
        showing: item.isInNavigation ? UINavigationController(rootViewController: screen) : screen)
      let subject = "iPhone X, \(item.name)"
      result.checks += [
        FigureCheck(
          "adjustedContentInset", on: subject, expected: item.expected,
          measured: screen.scrollView.adjustedContentInset),
        FigureCheck(
          "contentOffset at rest", on: subject, expected: CGPoint(x: 0, y: -item.expected.top),
          measured: screen.scrollView.contentOffset),
      ]
      result.pictures.append(
        simulator.picture(
          "\(number + 1)", caption: item.name,
          showing: "A low canvas, \(item.name): it begins \(Int(item.expected.top)) points below "
            + "the top of the screen."))
    }
    return result
  }
}

/// One line of the conditions.
private struct AutomaticCase {
  let name: String
  let isInNavigation: Bool
  let isFirstSubview: Bool
  let isAllowed: Bool
  let canvas: CGSize
  let expected: UIEdgeInsets

  init(
    _ name: String, isInNavigation: Bool = true, isFirstSubview: Bool = true,
    isAllowed: Bool = true, canvas: CGSize = CGSize(width: 800, height: 200),
    expected: UIEdgeInsets
  ) {
    self.name = name
    self.isInNavigation = isInNavigation
    self.isFirstSubview = isFirstSubview
    self.isAllowed = isAllowed
    self.canvas = canvas
    self.expected = expected
  }
}

extension UIViewController {
  /// Sets what apps up to iOS 10 said about the insets of their scroll views.
  func allowAdjustment(_ isAllowed: Bool) {
    automaticallyAdjustsScrollViewInsets = isAllowed
  }
}
