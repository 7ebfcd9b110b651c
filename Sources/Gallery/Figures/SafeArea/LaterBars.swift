import SafeAreaScreens
import Simulator
import UIKit

extension Figure {
  /// The same bars on phones and systems that are newer than the article.
  static let barsOfLaterSystems = Figure(
    "001-bars-of-later-systems", of: .safeArea, title: "Each phone and system has its own numbers",
    why: """
      88 and 83 are the numbers of one phone. An app that writes them into its layout is wrong on \
      the next one; the safe area is right on all.
      """,
    rule: """
      What bars cover depends on the phone and on the system. Up to iOS 18 the navigation bar is \
      44 high and begins below the status bar, on phones with an island a little above the end of \
      the safe area. From iOS 26 on it is 54 high and begins where the safe area does, and the tab \
      bar is 83 high even without a home indicator.
      """,
    statements: ["S3.10", "S3.11", "S3.12", "S3.26", "S3.27", "S3.35"],
    screens: ["TextScrollViewController"]
  ) { stage in
    // Insets at the bottom: a tab bar of 49 and the home indicator's 34 up to iOS 18.
    let cases: [(device: String, system: String, top: CGFloat, bottom: CGFloat)] = [
      ("iPhone 8", "11.4", 64, 49), ("iPhone XR", "12.4", 88, 83), ("iPhone XR", "18.0", 92, 83),
      ("iPhone 12", "18.0", 91, 83),
      ("iPhone 14 Pro", "18.0", 97.667, 83), ("iPhone 16 Pro", "18.0", 100.333, 83),
      ("iPhone 16 Pro", "26.0", 116, 83), ("iPhone SE (3rd gen)", "26.0", 74, 83),
    ]
    var result = FigureResult()
    for item in cases {
      let simulator = try stage.boot(item.device, system: item.system)
      let screen = TextScrollViewController()
      simulator.settle(showing: AppBars.tabs(around: screen))
      let subject = "\(item.device), iOS \(item.system)"
      result.checks += [
        FigureCheck(
          "view.safeAreaInsets", on: subject,
          expected: UIEdgeInsets(top: item.top, left: 0, bottom: item.bottom, right: 0),
          measured: screen.view.safeAreaInsets),
        FigureCheck(
          "end of the navigation bar", on: subject, expected: item.top,
          measured: screen.navigationController?.navigationBar.frameOnScreen.maxY),
        FigureCheck(
          "top of the text", on: subject, expected: item.top,
          measured: screen.content.frameOnScreen.minY),
      ]
      guard ["iPhone 16 Pro", "iPhone SE (3rd gen)"].contains(item.device) else { continue }
      let name = item.device.hasPrefix("iPhone SE") ? "iphone-se" : "iphone-16-pro"
      result.pictures.append(
        simulator.picture(
          "\(name)-ios-\(item.system.prefix(2))", label: subject,
          caption: "The text begins where the bar ends.",
          showing: "\(subject): the text begins \(FigureValue.text(of: item.top)) points below "
            + "the top of the screen, where the navigation bar ends.",
          insets: [.safeArea(of: screen.view)]))
    }
    return result
  }
}
