import AuditRules
import ScreenObstructions
import Simulator
import UIKit

/// The display, the system and the bars of the app around a tree of views (audit.md 2.1).
@MainActor
struct AuditedScreen {
  /// The display.
  let display: AuditRules.Screen
  /// What hides content or takes its touches.
  let obstructions: [Obstruction]
  /// The part of the screen that the bars of the app leave free.
  let visible: Rect
  /// The housing of the sensors where the device is turned to its other landscape side.
  let otherSide: [Obstruction]

  /// Reads the screen of a device, with bars of the app.
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
      // A bar in the middle of the screen, such as one of a column, leaves both sides free.
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
  /// The obstruction at the other side of the screen.
  fileprivate func mirrored(in bounds: Rect) -> Obstruction? {
    guard let points = outline?.points else { return nil }
    let outline = Polygon(points.map { Point(x: bounds.width - $0.x, y: $0.y) })
    return Obstruction(kind: kind, rect: outline.bounds, outline: outline, source: source)
  }
}
