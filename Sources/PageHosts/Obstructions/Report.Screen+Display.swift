package import AuditRules
package import Reporting

extension Report.Screen {
  /// Creates a report's description of a screen, with the obstructions of the device itself.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - obstructions: The obstructions of the screen, of which those of a host's bars are omitted.
  ///   - scale: The number of pixels per point.
  ///   - order: The screen's index in the run.
  package init(_ screen: Screen, obstructions: [Obstruction], scale: Double, order: Int) {
    let insets = screen.safeArea
    self.init(
      id: screen.id, device: screen.device, system: screen.system,
      orientation: String(screen.id.split(separator: ".").last ?? "portrait"),
      width: screen.bounds.width, height: screen.bounds.height, scale: scale, order: order,
      safeArea: .init(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
      obstructions: obstructions.filter { $0.kind.isOfDevice }.map {
        Report.Obstruction(
          kind: $0.kind.rawValue, path: $0.path, hides: $0.hides.rawValue)
      })
  }
}

extension Obstruction.Kind {
  /// Whether it belongs to the device and is the same in every host.
  fileprivate var isOfDevice: Bool {
    switch self {
    case .housing, .corner, .homeIndicator, .homeStrip: true
    case .statusBar, .navigationBar, .toolbar, .tabBar, .browserBar: false
    }
  }
}

extension Obstruction {
  /// The shape as the `d` attribute of an SVG path.
  fileprivate var path: String {
    let points = outline?.points ?? rect.corners
    let steps = points.enumerated().map { index, point in
      "\(index == 0 ? "M" : "L")\(JSONText.text(of: point.x)) \(JSONText.text(of: point.y))"
    }
    return steps.joined() + "Z"
  }
}
