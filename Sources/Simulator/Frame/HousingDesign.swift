package import Foundation

/// The outside of a device's housing: its buttons and its front camera.
///
/// Edges are those of the device in portrait. Offsets and lengths are fractions of the screen's long
/// side, estimated from product photographs.
///
/// - Source: the tables "iPhone models" and "iPad models" of Apple's user guides name the buttons and
///   the edges they are on.
package struct HousingDesign: Sendable, Equatable {
  /// An edge of the housing in portrait.
  package enum Edge: Sendable, Hashable {
    /// The edge above the screen.
    case top
    /// The edge at the left of the screen.
    case left
    /// The edge at the right of the screen.
    case right
  }

  /// A button on an edge.
  package struct Button: Sendable, Equatable {
    /// The edge it is on.
    package var edge: Edge
    /// The position of its start: from the screen's top edge on a side, from its left edge on top,
    /// as a fraction of the screen's long side.
    package var start: CGFloat
    /// Its length, in parts of the screen's long side.
    package var length: CGFloat
    /// Whether it is flush with the edge, as Camera Control is.
    package var isFlush: Bool = false
  }

  /// The proportions of the body around the screen, in parts of the screen's short side.
  package struct Body: Sendable, Equatable {
    /// The body above and below the screen.
    package var end: CGFloat
    /// The body at each side of the screen.
    package var side: CGFloat
    /// The radius of the body's corners; `nil` follows the display's corners.
    package var radius: CGFloat?
    /// The width of the visible edge around the front, in points.
    package var edgeWidth: CGFloat = 3
  }

  /// The visible parts of the body beside the screen.
  package enum Front: Sendable, Equatable {
    /// Nothing is visible: the camera is in the screen's housing.
    case plain
    /// A receiver's slot with a camera, as on phones with a home button.
    case receiver(isCameraAbove: Bool)
    /// A camera on an edge of an iPad.
    case camera(Edge)
  }

  /// The body's proportions.
  package var body: Body
  /// The buttons.
  package var buttons: [Button]
  /// The visible part of the body beside the screen.
  package var front: Front
}

extension HousingDesign {
  /// Creates the design of a device, by its name in the catalog and the year of its release.
  package init(name: String, year: Int, isPad: Bool, hasHomeButton: Bool) {
    if isPad {
      self = .pad(name: name, year: year, hasHomeButton: hasHomeButton)
    } else {
      self = .phone(name: name, year: year, hasHomeButton: hasHomeButton)
    }
  }

  private static func phone(name: String, year: Int, hasHomeButton: Bool) -> HousingDesign {
    if name.hasPrefix("iPhone 5") || name == "iPhone SE (1st gen)" { return .phoneWithTopButton }
    if name.hasPrefix("iPod") {
      var design = HousingDesign.phoneWithTopButton
      design.buttons.removeFirst()  // It has no ring switch.
      return design
    }
    if hasHomeButton {
      return HousingDesign(
        body: Body(end: 0.29, side: 0.075, radius: 0.155), buttons: sideButtons(switchLength: 0.04),
        front: .receiver(isCameraAbove: false))
    }
    // The foldable's buttons are not published for each of its displays.
    if name.hasPrefix("iPhone Duo") {
      return HousingDesign(
        body: Body(end: 0.0375, side: 0.0375, radius: nil), buttons: [], front: .plain)
    }
    var buttons = sideButtons(switchLength: 0.04)
    if hasCameraControl(name, year) {
      buttons.append(Button(edge: .right, start: 0.52, length: 0.085, isFlush: true))
    }
    return HousingDesign(
      body: Body(end: 0.0375, side: 0.0375, radius: nil), buttons: buttons, front: .plain)
  }

  /// Camera Control was introduced with iPhone 16; the models whose names end in "e" do not have
  /// it.
  private static func hasCameraControl(_ name: String, _ year: Int) -> Bool {
    let isSixteen = name.hasPrefix("iPhone 16")
    return (isSixteen || year >= 2025) && !name.hasSuffix("e")
  }

  /// Returns the ring switch or Action button and the volume buttons at the left; the side button at the right.
  private static func sideButtons(switchLength: CGFloat) -> [Button] {
    [
      Button(edge: .left, start: 0.14, length: switchLength),
      Button(edge: .left, start: 0.21, length: 0.075),
      Button(edge: .left, start: 0.30, length: 0.075),
      Button(edge: .right, start: 0.23, length: 0.12),
    ]
  }

  /// The housing of iPhone 5 and its successors: flat sides, narrower corners than iPhone 6, two
  /// round volume buttons, and the sleep/wake button on the top edge.
  ///
  /// - Source: the technical specifications of iPhone SE: 123.8 by 58.6 mm around a display of
  ///   4 inches.
  private static let phoneWithTopButton = HousingDesign(
    body: Body(end: 0.35, side: 0.088, radius: 0.14, edgeWidth: 5),
    buttons: [
      Button(edge: .left, start: -0.03, length: 0.06),
      Button(edge: .left, start: 0.09, length: 0.042),
      Button(edge: .left, start: 0.18, length: 0.042),
      Button(edge: .top, start: 0.35, length: 0.12),
    ],
    front: .receiver(isCameraAbove: true))

  private static func pad(name: String, year: Int, hasHomeButton: Bool) -> HousingDesign {
    let isMini = name.contains("mini")
    let top = Button(edge: .top, start: isMini ? 0.48 : 0.6, length: 0.06)
    // The right edge of a small mini without a home button is where a pencil is charged.
    let hasVolumeOnTop = !hasHomeButton && isMini
    let volume: [Button] =
      hasVolumeOnTop
      ? [
        Button(edge: .top, start: 0.05, length: 0.045),
        Button(edge: .top, start: 0.11, length: 0.045),
      ]
      : [
        Button(edge: .right, start: 0.04, length: 0.045),
        Button(edge: .right, start: 0.10, length: 0.045),
      ]
    let camera: Edge = hasLandscapeCamera(name, year) ? .right : .top
    let body =
      hasHomeButton
      ? Body(end: 0.12, side: 0.045, radius: 0.05) : Body(end: 0.029, side: 0.029, radius: nil)
    return HousingDesign(body: body, buttons: [top] + volume, front: .camera(camera))
  }

  /// Returns whether an iPad is of the line without a suffix.
  private static func isBasic(_ name: String) -> Bool {
    !name.contains("Air") && !name.contains("Pro") && !name.contains("mini")
  }

  /// Returns whether an iPad's camera is on the long edge, as it is since iPad (10th gen), iPad Pro (M4) and iPad Air
  /// (M2); not on the mini.
  ///
  /// - Source: Apple's announcements of these models, which call it a landscape front camera.
  private static func hasLandscapeCamera(_ name: String, _ year: Int) -> Bool {
    if name.contains("mini") { return false }
    if isBasic(name) { return year >= 2022 }
    return year >= 2024
  }
}
