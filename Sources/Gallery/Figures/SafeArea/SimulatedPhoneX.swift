import SafeAreaScreens
import Simulator
import UIKit

extension Figure {
  /// The safe area of an iPhone X on an iPhone 8.
  static let simulatedPhoneX = Figure(
    "001-simulated-iphone-x", of: .safeArea, title: "An iPhone 8 with the safe area of iPhone X",
    why: """
      A container can make the safe area of its child smaller: for a player that floats over \
      everything, for a bar of its own, or to see how a screen would look on another phone.
      """,
    rule: """
      additionalSafeAreaInsets are added to what a controller gets anyway and handed on to its \
      children. With 24 above and 34 below in portrait, 44 at the sides and 21 below in \
      landscape, an app on an iPhone 8 is laid out as on an iPhone X.
      """,
    statements: ["S2.1", "S2.2"],
    screens: ["SimulatedPhoneXViewController", "SafeAreaMapViewController"],
    code: ["simulated-iphone-x"]
  ) { stage in
    var result = FigureResult()
    for (phone, model) in [
      (PhoneOrientation.phone8, PhoneOrientation.phoneX), (.phone8Landscape, .phoneXLandscape),
    ] {
      let simulator = try stage.boot(phone.device, system: "11.4")
      let child = SafeAreaMapViewController()
      simulator.settle(showing: SimulatedPhoneXViewController(around: child))
      simulator.rotate(to: phone.orientation)
      simulator.settle()
      let area = CGRect(origin: .zero, size: phone.size).inset(by: model.safeArea)
      result.checks += [
        FigureCheck(
          "child.view.safeAreaInsets", on: phone.name, expected: model.safeArea,
          measured: child.view.safeAreaInsets),
        FigureCheck(
          "safeAreaLayoutGuide.layoutFrame", on: phone.name, expected: area,
          measured: child.view.safeAreaLayoutGuide.layoutFrame),
      ]
      result.pictures.append(
        simulator.picture(
          phone.orientationName, label: phone.name,
          caption: "Green is the safe area that the child has.",
          showing: "\(phone.name): the green safe area is inset as on an iPhone X.",
          insets: [.safeArea(of: child.view)]))
    }
    return result
  }
}
