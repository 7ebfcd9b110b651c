import DisplayList
import SafeAreaScreens
import Simulator
import UIKit

extension Figure {
  /// Two views at the edges of the screen, behind the sensor housing and the home indicator.
  static let viewsOnEdges = Figure(
    "001-views-on-edges", of: .safeArea, title: "Views on the view's edges are covered",
    why: """
      A controller's view reaches to the edges of the screen, behind all that covers them. Text that \
      is attached there is cut by the notch and crossed by the home indicator.
      """,
    rule: """
      A subview that is attached to its superview's edges goes behind whatever covers them. Its own \
      safeAreaInsets say how far that reaches into it: never further than into its superview.
      """,
    statements: ["S1.1", "S1.3"], screens: ["EdgeBannersViewController", "BannerView"],
    code: ["views-on-edges"]
  ) { stage in
    var result = FigureResult()
    for phone in PhoneOrientation.phoneXOrientations {
      let simulator = try stage.boot(phone.device, system: "11.4", phone.orientation)
      let screen = EdgeBannersViewController()
      simulator.settle(showing: screen)
      let (width, height) = (phone.size.width, phone.size.height)
      let (safe, sides) = (phone.safeArea, phone.safeArea.left)
      result.checks += [
        FigureCheck(
          "frame of the top label", on: phone.name,
          expected: CGRect(x: 0, y: 0, width: width, height: 44),
          measured: screen.topBanner.label.frameOnScreen),
        FigureCheck(
          "topBanner.safeAreaInsets", on: phone.name,
          expected: UIEdgeInsets(top: safe.top, left: sides, bottom: 0, right: sides),
          measured: screen.topBanner.safeAreaInsets),
        FigureCheck(
          "frame of the bottom label", on: phone.name,
          expected: CGRect(x: 0, y: height - 44, width: width, height: 44),
          measured: screen.bottomBanner.label.frameOnScreen),
        FigureCheck(
          "bottomBanner.safeAreaInsets", on: phone.name,
          expected: UIEdgeInsets(top: 0, left: sides, bottom: safe.bottom, right: sides),
          measured: screen.bottomBanner.safeAreaInsets),
      ]
      result.pictures.append(
        simulator.picture(
          phone.orientationName, row: phone.isLandscape ? "Landscape" : "Portrait", label: "Before",
          caption: "Notch and home indicator lie over the labels.",
          showing: "\(phone.name): a blue band touches the top of the screen, an orange one the "
            + "bottom; housing and home indicator lie over them.",
          insets: [.safeArea(of: screen.view)]))
    }
    return result
  }

  /// Two views at the edges of the safe area, by frames and by constraints.
  static let viewsOnSafeArea = Figure(
    "001-views-on-safe-area", of: .safeArea, title: "Views on the safe area are clear",
    why: """
      An app need not know which phone it runs on. It asks for the safe area, and its views are \
      clear of everything on phones that did not exist when it was written.
      """,
    rule: """
      Attached to the safe area, the same subviews are clear of everything, whether their frames \
      are computed from view.safeAreaInsets or constraints lead to view.safeAreaLayoutGuide. A \
      view inside its superview's safe area has no insets of its own.
      """,
    statements: ["S1.6", "S1.10", "S1.19"],
    screens: ["SafeAreaBannersViewController", "BannerView"], code: ["views-on-safe-area"],
    remedyFor: "001-views-on-edges"
  ) { stage in
    var result = FigureResult()
    for phone in PhoneOrientation.phoneXOrientations {
      var drawings: [DisplayList] = []
      for usesConstraints in [false, true] {
        let simulator = try stage.boot(phone.device, system: "11.4", phone.orientation)
        let screen = SafeAreaBannersViewController(usesConstraints: usesConstraints)
        simulator.settle(showing: screen)
        let area = CGRect(origin: .zero, size: phone.size).inset(by: phone.safeArea)
        let way = usesConstraints ? "constraints" : "frames"
        let subject = "\(phone.name), by \(way)"
        result.checks += [
          FigureCheck(
            "frame of the top label", on: subject,
            expected: CGRect(x: area.minX, y: area.minY, width: area.width, height: 44),
            measured: screen.topBanner.label.frameOnScreen),
          FigureCheck(
            "frame of the bottom label", on: subject,
            expected: CGRect(x: area.minX, y: area.maxY - 44, width: area.width, height: 44),
            measured: screen.bottomBanner.label.frameOnScreen),
          FigureCheck(
            "topBanner.safeAreaInsets", on: subject, expected: UIEdgeInsets.zero,
            measured: screen.topBanner.safeAreaInsets),
          FigureCheck(
            "bottomBanner.safeAreaInsets", on: subject, expected: UIEdgeInsets.zero,
            measured: screen.bottomBanner.safeAreaInsets),
        ]
        let picture = simulator.picture(
          phone.orientationName, row: phone.isLandscape ? "Landscape" : "Portrait", label: "After",
          caption: "The labels are inside the safe area.",
          showing: "\(phone.name): a blue and an orange band inside the safe area.",
          insets: [.safeArea(of: screen.view)])
        drawings.append(picture.drawing)
        if usesConstraints { result.pictures.append(picture) }
      }
      result.checks.append(
        FigureCheck(
          "both ways give the same picture", on: phone.name, expected: true,
          measured: drawings.first == drawings.last))
    }
    return result
  }

  /// Views at the edges whose labels are in the safe area.
  static let labelsInSubviews = Figure(
    "001-labels-in-subviews", of: .safeArea, title: "Color to the edge, text in the safe area",
    why: """
      Bands that end with the safe area leave a gap above and below. What looks better reaches the \
      screen's edges with its color, and keeps only its text clear.
      """,
    rule: """
      Any view of the hierarchy can lay out by its own safe area: the bands reach the screen's \
      edges, their labels stay clear. A band whose height comes from a label on its safe area \
      guide is as high as the label and what reaches into the band.
      """,
    statements: ["S1.1", "S1.11"], screens: ["SafeAreaLabelsViewController", "BannerView"],
    code: ["labels-in-subviews"]
  ) { stage in
    var result = FigureResult()
    for phone in PhoneOrientation.phoneXOrientations {
      var drawings: [DisplayList] = []
      for usesConstraints in [false, true] {
        let simulator = try stage.boot(phone.device, system: "11.4", phone.orientation)
        let screen = SafeAreaLabelsViewController(usesConstraints: usesConstraints)
        simulator.settle(showing: screen)
        let way = usesConstraints ? "constraints" : "layoutSubviews"
        let subject = "\(phone.name), by \(way)"
        result.checks += screen.labelChecks(on: subject, size: phone.size, safe: phone.safeArea)
        let picture = simulator.picture(
          phone.orientationName, label: phone.name,
          caption: "The bands reach the edges, the labels do not.",
          showing: "\(phone.name): bands fill the screen's top and bottom, their labels lie in "
            + "the safe area.", insets: [.safeArea(of: screen.view)])
        drawings.append(picture.drawing)
        if usesConstraints { result.pictures.append(picture) }
      }
      result.checks.append(
        FigureCheck(
          "both ways give the same picture", on: phone.name, expected: true,
          measured: drawings.first == drawings.last))
    }
    return result
  }
}

extension SafeAreaLabelsViewController {
  /// Returns checks that the bands extend to the screen's edges and the labels to the safe area's.
  func labelChecks(on subject: String, size: CGSize, safe: UIEdgeInsets) -> [FigureCheck] {
    let width = size.width - safe.left - safe.right
    return [
      FigureCheck(
        "frame of the top band", on: subject,
        expected: CGRect(x: 0, y: 0, width: size.width, height: 44 + safe.top),
        measured: topBanner.frameOnScreen),
      FigureCheck(
        "frame of its label", on: subject,
        expected: CGRect(x: safe.left, y: safe.top, width: width, height: 44),
        measured: topBanner.label.frameOnScreen),
      FigureCheck(
        "frame of the bottom band", on: subject,
        expected: CGRect(
          x: 0, y: size.height - safe.bottom - 44, width: size.width, height: 44 + safe.bottom),
        measured: bottomBanner.frameOnScreen),
      FigureCheck(
        "frame of its label", on: subject,
        expected: CGRect(
          x: safe.left, y: size.height - safe.bottom - 44, width: width, height: 44),
        measured: bottomBanner.label.frameOnScreen),
    ]
  }
}
