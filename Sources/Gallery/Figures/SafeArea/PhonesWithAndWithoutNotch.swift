import SafeAreaScreens
import Simulator
import UIKit

extension Figure {
  /// The safe areas of iPhone 8 and iPhone X in both orientations.
  static let phonesWithAndWithoutNotch = Figure(
    "001-phones", of: .safeArea, title: "Two phones, two safe areas",
    why: """
      On an iPhone 8 only the status bar covers a screen, at the top. On an iPhone X the notch covers \
      the same screen above and the home indicator below, and in landscape both ends are covered.
      """,
    rule: """
      A view's safeAreaInsets say on every side how far a bar, the sensor housing or the home \
      indicator reaches into it. In portrait, iPhone 8 loses only the status bar; iPhone X loses \
      the housing above and the home indicator below, and in landscape both ends as well.
      """,
    statements: ["S1.8", "S1.10", "S3.11", "S3.13", "S3.45"],
    screens: ["SafeAreaMapViewController"], code: ["safe-area-guide"]
  ) { stage in
    var result = FigureResult()
    for phone in PhoneOrientation.phones {
      let simulator = try stage.boot(phone.device, system: "11.4", phone.orientation)
      let screen = SafeAreaMapViewController()
      simulator.settle(showing: screen)
      let insets = phone.safeArea
      let size = phone.size
      let area = CGRect(origin: .zero, size: size).inset(by: insets)
      result.checks += [
        FigureCheck(
          "view.safeAreaInsets", on: phone.name, expected: insets,
          measured: screen.view.safeAreaInsets),
        FigureCheck(
          "safeAreaLayoutGuide.layoutFrame", on: phone.name, expected: area,
          measured: screen.view.safeAreaLayoutGuide.layoutFrame),
        FigureCheck(
          "frame of the green view", on: phone.name, expected: area,
          measured: screen.view.subviews.first?.frame),
      ]
      result.pictures.append(
        simulator.picture(
          phone.slug, row: phone.isLandscape ? "Landscape" : "Portrait", label: phone.device,
          caption: "Green is the safe area.",
          showing: "\(phone.name): green fills the safe area, red is what lies outside.",
          insets: [.safeArea(of: screen.view)]))
    }
    return result
  }
}
