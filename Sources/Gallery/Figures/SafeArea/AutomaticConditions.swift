import SafeAreaScreens
import Simulator
import UIKit

extension Figure {
  /// The conditions under which `automatic` adjusts content that fits.
  static let automaticConditions = Figure(
    "001-automatic-conditions", of: .safeArea,
    title: "When .automatic adjusts content that fits",
    why: """
      Content that fits does not scroll, so .scrollableAxes would leave it behind the bar. \
      .automatic adjusts it anyway, under conditions that are easily broken: by another view \
      before the scroll view, for one.
      """,
    rule: """
      For the scroll view that a navigation or tab bar controller's child shows as its content, \
      .automatic adjusts top and bottom even if the content fits, as long as the controller's \
      automaticallyAdjustsScrollViewInsets is on. The article says so only of content that \
      scrolls sideways; Apple's documentation does not ask for that.
      """,
    statements: ["S4.8", "S4.9"], screens: ["CanvasScrollViewController"]
  ) { stage in
    let bars = UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0)
    let cases = [
      AutomaticCase("In a navigation controller", expected: bars),
      AutomaticCase(
        "In a tab bar controller", container: .tabs,
        expected: UIEdgeInsets(top: 44, left: 0, bottom: 83, right: 0)),
      AutomaticCase("On its own", container: .none, expected: .zero),
      AutomaticCase("Not the first subview", isFirstSubview: false, expected: .zero),
      AutomaticCase("Automatic adjustment off", isAllowed: false, expected: .zero),
      AutomaticCase(
        "Content fits both ways", canvas: CGSize(width: 300, height: 200), expected: bars),
    ]
    var result = FigureResult()
    for (number, item) in cases.enumerated() {
      let simulator = try stage.boot("iPhone X", system: "11.4")
      let screen = CanvasScrollViewController(
        canvasSize: item.canvas, isFirstSubview: item.isFirstSubview)
      screen.allowAdjustment(item.isAllowed)
      simulator.settle(
        showing: item.container.around(screen))
      let name = item.name.prefix(1).lowercased() + item.name.dropFirst()
      let subject = "iPhone X, \(name)"
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
          "\(number + 1)", label: item.name,
          caption: item.expected.top > 0
            ? "The content begins below the bar." : "The content begins at the top of the screen.",
          showing: "A low canvas, \(name): it begins \(Int(item.expected.top)) points below "
            + "the top of the screen.", insets: [.adjustedContentInset(of: screen.scrollView)]))
    }
    return result
  }
}

/// One case of the figure.
private struct AutomaticCase {
  let name: String
  let container: AutomaticContainer
  let isFirstSubview: Bool
  let isAllowed: Bool
  let canvas: CGSize
  let expected: UIEdgeInsets

  init(
    _ name: String, container: AutomaticContainer = .navigation, isFirstSubview: Bool = true,
    isAllowed: Bool = true, canvas: CGSize = CGSize(width: 800, height: 200),
    expected: UIEdgeInsets
  ) {
    self.name = name
    self.container = container
    self.isFirstSubview = isFirstSubview
    self.isAllowed = isAllowed
    self.canvas = canvas
    self.expected = expected
  }
}

/// The container view controller of a screen.
private enum AutomaticContainer {
  case none, navigation, tabs

  @MainActor func around(_ screen: UIViewController) -> UIViewController {
    switch self {
    case .none: return screen
    case .navigation: return UINavigationController(rootViewController: screen)
    case .tabs:
      screen.tabBarItem = UITabBarItem(title: "First", image: UIImage(systemName: "book"), tag: 0)
      let tabs = UITabBarController()
      tabs.viewControllers = [screen]
      return tabs
    }
  }
}

extension UIViewController {
  /// Sets `automaticallyAdjustsScrollViewInsets`, which apps use up to iOS 10.
  func allowAdjustment(_ isAllowed: Bool) {
    automaticallyAdjustsScrollViewInsets = isAllowed
  }
}
