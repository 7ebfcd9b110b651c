import AuditRules
import ScreenObstructions
import Simulator
import UIKit

/// The display, the system and the app's bars around a view hierarchy (audit.md 2.1).
@MainActor
struct AuditedScreen {
  /// The display.
  let display: AuditRules.Screen
  /// The obstructions of the device and the app's bars.
  let obstructions: [Obstruction]
  /// The part of the screen that no bar of the app covers.
  let visible: Rect
  /// The sensor housing in the opposite landscape orientation.
  let otherSide: [Obstruction]

  /// Creates the audited screen of a device, with the app's bars.
  init(_ simulator: Simulator, bars: [UIView]) {
    display = simulator.display(named: "screen")
    let housing = simulator.housingObstruction
    let bounds = display.bounds
    obstructions =
      [housing].compactMap(\.self) + simulator.systemObstructions
      + bars.compactMap(simulator.obstruction)
    let isLandscape = bounds.width > bounds.height
    otherSide = isLandscape ? [housing].compactMap { $0?.mirrored(in: bounds) } : []
    visible = Self.clear(bounds, of: obstructions)
  }

  private static func clear(_ bounds: Rect, of obstructions: [Obstruction]) -> Rect {
    var (minY, maxY) = (bounds.minY, bounds.maxY)
    for obstruction in obstructions {
      // A bar in the middle of the screen, such as that of a column, leaves both sides visible.
      guard obstruction.rect.width >= 0.9 * bounds.width else { continue }
      switch obstruction.kind {
      case .navigationBar, .toolbar, .tabBar:
        if obstruction.edge(on: bounds) == .top {
          minY = max(minY, obstruction.rect.maxY)
        } else {
          maxY = min(maxY, obstruction.rect.minY)
        }
      case .housing, .corner, .statusBar, .homeIndicator, .homeStrip, .browserBar: break
      }
    }
    return Rect(minX: bounds.minX, minY: minY, maxX: bounds.maxX, maxY: max(minY, maxY))
  }
}

extension Obstruction {
  /// Returns the obstruction mirrored to the other side of the screen.
  fileprivate func mirrored(in bounds: Rect) -> Obstruction? {
    guard let points = outline?.points else { return nil }
    let outline = Polygon(points.map { Point(x: bounds.width - $0.x, y: $0.y) })
    return Obstruction(kind: kind, rect: outline.bounds, outline: outline, source: source)
  }
}
