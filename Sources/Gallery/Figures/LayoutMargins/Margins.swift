import SafeAreaScreens
import Simulator
import UIKit

extension Figure {
  /// Layout margins that include the safe area.
  static let marginsFollowSafeArea = Figure(
    "004-margins-follow-safe-area", of: .layoutMargins, title: "Margins begin at the safe area",
    why: """
      Content that is attached to the margins of a view is clear of bars without any use of the \
      safe area, and keeps a small distance from them.
      """,
    rule: """
      A view's layout margins are its own, 8 on every side, and the safe area added to them, as \
      long as insetsLayoutMarginsFromSafeArea is on. For the root view of a controller, the side \
      margins before that addition are at least 16 or 20, depending on the width of the screen.
      """,
    statements: ["S5.1", "S5.2", "S5.6", "S5.8", "S5.11"], screens: ["MarginsViewController"],
    code: ["margins-guide"]
  ) { stage in
    var result = FigureResult()
    for phone in PhoneOrientation.phoneXOrientations {
      for follows in [true, false] {
        let simulator = try stage.boot(phone.device, system: "11.4", phone.orientation)
        let screen = MarginsViewController()
        screen.panel.insetsLayoutMarginsFromSafeArea = follows
        simulator.settle(showing: screen)
        let subject = "\(phone.name)\(follows ? "" : ", safe area not added")"
        let safe = follows ? phone.safeArea : .zero
        let margins = UIEdgeInsets(
          top: 8 + safe.top, left: 8 + safe.left, bottom: 8 + safe.bottom, right: 8 + safe.right)
        result.checks += [
          FigureCheck(
            "panel.layoutMargins", on: subject, expected: margins,
            measured: screen.panel.layoutMargins),
          FigureCheck(
            "frame of the label", on: subject,
            expected: CGRect(origin: .zero, size: phone.size).inset(by: margins),
            measured: screen.label.frameOnScreen),
        ]
        if follows {
          let least: CGFloat = phone.isLandscape ? 20 : 16
          result.checks.append(
            FigureCheck(
              "layoutMargins of the root view", on: subject,
              expected: UIEdgeInsets(
                top: safe.top, left: least + safe.left, bottom: safe.bottom,
                right: least + safe.right), measured: screen.view.layoutMargins))
        }
        result.pictures.append(
          simulator.picture(
            "\(phone.orientationName)-\(follows ? "following" : "fixed")",
            row: phone.isLandscape ? "Landscape" : "Portrait",
            label: follows ? "Safe area added" : "Safe area not added",
            caption: follows ? "The label is clear of everything." : "The margins are 8 all round.",
            showing: "\(subject): a yellow label fills the margins of a blue view.",
            insets: [.layoutMargins(of: screen.panel)]))
      }
    }
    return result
  }

  /// Layout margins that depend on the layout direction.
  static let directionalMargins = Figure(
    "004-directional-margins", of: .layoutMargins, title: "Margins from right to left",
    why: """
      An app that sets a left margin has it on the wrong side for readers of Arabic. Leading and \
      trailing swap with the language; the notch does not.
      """,
    rule: """
      directionalLayoutMargins has a leading and a trailing side. Leading is the left in languages \
      written from left to right, and the right in others; layoutMargins always has the sides of \
      the screen, and the safe area never swaps.
      """,
    statements: ["S5.2", "S5.4"], screens: ["MarginsViewController"],
    code: ["directional-margins"]
  ) { stage in
    var result = FigureResult()
    for isReversed in [false, true] {
      let simulator = try stage.boot("iPhone X", system: "11.4", .landscapeRight)
      simulator.layoutDirection = isReversed ? .rightToLeft : .leftToRight
      let screen = MarginsViewController()
      // figure: directional-margins
      screen.panel.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 8, leading: 100, bottom: 8, trailing: 10)
      // end figure
      simulator.show(screen)
      simulator.settle()
      let name = isReversed ? "Right to left" : "Left to right"
      let (left, right): (CGFloat, CGFloat) = isReversed ? (54, 144) : (144, 54)
      result.checks += [
        FigureCheck(
          "panel.layoutMargins", on: name,
          expected: UIEdgeInsets(top: 8, left: left, bottom: 29, right: right),
          measured: screen.panel.layoutMargins),
        FigureCheck(
          "frame of the label", on: name,
          expected: CGRect(x: left, y: 8, width: 812 - left - right, height: 338),
          measured: screen.label.frameOnScreen),
      ]
      result.pictures.append(
        simulator.picture(
          name.lowercased().replacing(" ", with: "-"), label: name,
          caption: "100 at the \(isReversed ? "right" : "left"), and the safe area of 44.",
          showing: "The yellow label is \(Int(left)) points from the left end of the screen and "
            + "\(Int(right)) from the right.", insets: [.layoutMargins(of: screen.panel)]))
    }
    return result
  }
}
