package import AuditRules
package import Reporting

extension Report.Screen {
  /// A screen as reports have it, with what the device itself obstructs.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - obstructions: What obstructs it in any host.
  ///   - scale: The number of pixels per point.
  ///   - order: Its place among the run's screens.
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
  /// Whether it is the same in every host.
  fileprivate var isOfDevice: Bool {
    switch self {
    case .housing, .corner, .homeIndicator, .homeStrip: true
    case .statusBar, .navigationBar, .toolbar, .tabBar, .browserBar: false
    }
  }
}

extension Obstruction {
  /// The shape as the `d` of an SVG path.
  fileprivate var path: String {
    let points = outline?.points ?? rect.corners
    let steps = points.enumerated().map { index, point in
      "\(index == 0 ? "M" : "L")\(JSONText.text(of: point.x)) \(JSONText.text(of: point.y))"
    }
    return steps.joined() + "Z"
  }
}
