import SafeAreaScreens
import Simulator
import UIKit

extension Figure {
  /// The safe area between a translucent navigation bar and a translucent tab bar.
  static let translucentBars = Figure(
    "001-translucent-bars", of: .safeArea, title: "Bars are part of the safe area",
    why: """
      A screen does not know which bars an app puts around it. It need not: navigation and tab bar \
      controllers add what their bars cover to its safe area.
      """,
    rule: """
      Containers give their child the whole screen and add what their translucent bars cover to \
      its safe area: 44 and 44 above, 49 and 34 below in portrait; 32 above, 32 and 21 below \
      in landscape. Views at the edges shine through the bars, their labels stay clear.
      """,
    statements: ["S3.1", "S3.2", "S3.3", "S3.11", "S3.13"],
    screens: ["SafeAreaLabelsViewController"], code: ["labels-in-subviews"]
  ) { stage in
    var result = FigureResult()
    for phone in PhoneOrientation.phoneXOrientations {
      let simulator = try stage.boot(phone.device, system: "11.4", phone.orientation)
      let screen = SafeAreaLabelsViewController()
      simulator.settle(showing: AppBars.tabs(around: screen))
      // Table 3.2: bars of 44 and 49 in regular height, of 32 and 32 in compact height.
      let insets =
        phone.isLandscape
        ? UIEdgeInsets(top: 32, left: 44, bottom: 53, right: 44)
        : UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0)
      result.checks.append(
        FigureCheck(
          "view.safeAreaInsets", on: phone.name, expected: insets,
          measured: screen.view.safeAreaInsets,
          because: phone.isLandscape ? "32 above, 32 + 21 below" : "44 + 44 above, 49 + 34 below"))
      result.checks += screen.labelChecks(on: phone.name, size: phone.size, safe: insets)
      result.pictures.append(
        simulator.picture(
          phone.orientationName, label: phone.name, caption: "The bands shine through the bars.",
          showing: "\(phone.name): colored bands shine through the navigation bar and the tab "
            + "bar; their labels begin where the bars end.",
          insets: [.safeArea(of: screen.view)]))
    }
    return result
  }

  /// The navigation bar of iOS 11.0 while the status bar is hidden.
  static let hiddenStatusBar = Figure(
    "001-hidden-status-bar", of: .safeArea, title: "A hidden status bar on iOS 11.0",
    why: """
      An app that hid its status bar lost its title behind the notch on the first iPhone X. It \
      helps to know that this was the system's fault, and on which release.
      """,
    rule: """
      With the status bar hidden, iOS 11.0 moved the navigation bar to the top of the screen, \
      under the notch, while the safe area stayed as if it had not moved. Later releases do not \
      hide the status bar of an iPhone X while a navigation bar is shown. That this was Apple's fix \
      is inferred.
      """,
    statements: ["S3.14", "S3.15"], screens: ["SafeAreaLabelsViewController"]
  ) { stage in
    var result = FigureResult()
    for (system, barTop, isHidden) in [("11.0", 0, true), ("11.4", 44, false)] {
      let simulator = try stage.boot("iPhone X", system: system)
      let screen = SafeAreaLabelsViewController()
      screen.hidesStatusBar = true
      simulator.settle(showing: AppBars.tabs(around: screen))
      let subject = "iPhone X, iOS \(system), prefersStatusBarHidden"
      result.checks += [
        FigureCheck(
          "the status bar is hidden", on: subject, expected: isHidden,
          measured: simulator.scene.statusBarManager?.isStatusBarHidden),
        FigureCheck(
          "navigationBar.frame", on: subject,
          expected: CGRect(x: 0, y: CGFloat(barTop), width: 375, height: 44),
          measured: screen.navigationController?.navigationBar.frameOnScreen),
        FigureCheck(
          "view.safeAreaInsets", on: subject,
          expected: UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0),
          measured: screen.view.safeAreaInsets),
      ]
      result.pictures.append(
        simulator.picture(
          "ios-\(system.replacing(".", with: "-"))", label: "iOS \(system)",
          caption: isHidden ? "The title is behind the notch." : "The status bar is not hidden.",
          showing: isHidden
            ? "The navigation bar's title is hidden by the notch; a gap is between the bar and "
              + "the label."
            : "Status bar and navigation bar stand where they do when nothing is hidden.",
          insets: [.safeArea(of: screen.view)]))
    }
    return result
  }
}
