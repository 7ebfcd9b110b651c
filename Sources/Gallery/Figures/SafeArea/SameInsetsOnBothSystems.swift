import SafeAreaScreens
import Simulator
import UIKit

extension Figure {
  /// The same app on iOS 10 and on iOS 11.
  static let sameInsetsOnBothSystems = Figure(
    "001-ios-10-and-11", of: .safeArea, title: "The same picture on iOS 10 and iOS 11",
    why: """
      Up to iOS 10 the controller's automaticallyAdjustsScrollViewInsets moved content below a bar, \
      whether it scrolled or not. .automatic exists so that an app which relied on that looks the \
      same on iOS 11.
      """,
    rule: """
      Content that is wider than the screen and lower than it begins below the navigation bar on \
      both systems. With automaticallyAdjustsScrollViewInsets off it begins at the top on both: \
      that makes .automatic what .scrollableAxes is, and no more.
      """,
    statements: ["S4.8", "S4.9", "S4.36", "S4.37"], screens: ["CanvasScrollViewController"]
  ) { stage in
    var result = FigureResult()
    for (isOn, row) in [(true, "On, as it is by default"), (false, "Off")] {
      for system in ["10.3", "11.4"] {
        let simulator = try stage.boot("iPhone 7", system: system)
        let screen = CanvasScrollViewController(canvasSize: CGSize(width: 800, height: 240))
        screen.allowAdjustment(isOn)
        simulator.settle(showing: UINavigationController(rootViewController: screen))
        let scrollView = screen.scrollView
        let isOld = system == "10.3"
        let top: CGFloat = isOn ? 64 : 0
        let insets = UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
        let subject = "iOS \(system), adjustment \(isOn ? "on" : "off")"
        result.checks += [
          FigureCheck(
            "contentInset", on: subject, expected: isOld ? insets : .zero,
            measured: scrollView.contentInset, because: isOld && isOn ? "20 + 44 above" : ""),
          FigureCheck(
            "contentOffset at rest", on: subject, expected: CGPoint(x: 0, y: -top),
            measured: scrollView.contentOffset),
          FigureCheck(
            "the content begins at", on: subject, expected: top,
            measured: screen.canvas.frameOnScreen.minY),
        ]
        if !isOld {
          result.checks.append(
            FigureCheck(
              "adjustedContentInset", on: subject, expected: insets,
              measured: scrollView.adjustedContentInset, because: isOn ? "20 + 44 above" : ""))
        }
        result.pictures.append(
          simulator.picture(
            "\(isOn ? "on" : "off")-ios-\(system.prefix(2))",
            row: "automaticallyAdjustsScrollViewInsets: \(row)", label: "iOS \(system)",
            caption: isOn
              ? "The content begins below the bar." : "The content begins behind the bar.",
            showing: "\(subject): a canvas begins \(Int(top)) points below the top of the screen.",
            insets: isOld
              ? [
                InsetDrawing(
                  "contentInset", in: scrollView.frameOnScreen, insets: scrollView.contentInset)
              ] : [.adjustedContentInset(of: scrollView)]))
      }
    }
    return result
  }
}
