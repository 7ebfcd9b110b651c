import AuditRules
import ScreenObstructions
import Simulator
import UIKit

/// Measures how views respond to a larger safe area (testing.md 9, `double-inset`).
@MainActor
struct InsetResponses {
  /// The growth of the safe area, in points.
  private static let step = 8.0

  let simulator: Simulator
  /// The views as they are.
  let reader: ViewTreeReader
  /// The scroll views, whose position is kept.
  let offsets: ScrollOffsets
  /// The position of the scroll views.
  let position: ScrollEnd

  /// Returns the responses of the boxes, by index.
  ///
  /// The two edges of an axis are measured together, and the axes separately, because the width determines
  /// how text wraps. Content at the sides is there at every offset.
  func measure() -> [Int: EdgeResponse] {
    let safeArea = simulator.window.safeAreaInsets
    func step(_ inset: CGFloat) -> CGFloat { inset > 0 ? Self.step : 0 }
    var responses: [Int: EdgeResponse] = [:]
    let rows = UIEdgeInsets(
      top: step(safeArea.top), left: 0, bottom: step(safeArea.bottom), right: 0)
    withSafeArea(grown: rows) {
      for (place, old, new) in displacements() {
        if rows.top > 0 {
          responses[place, default: .unmeasured][.top] = (new.minY - old.minY) / rows.top
        }
        if rows.bottom > 0 {
          responses[place, default: .unmeasured][.bottom] = (old.maxY - new.maxY) / rows.bottom
        }
      }
    }
    guard position == .top else { return responses }
    let columns = UIEdgeInsets(
      top: 0, left: step(safeArea.left), bottom: 0, right: step(safeArea.right))
    withSafeArea(grown: columns) {
      for (place, old, new) in displacements() {
        if columns.left > 0 {
          responses[place, default: .unmeasured][.left] = (new.minX - old.minX) / columns.left
        }
        if columns.right > 0 {
          responses[place, default: .unmeasured][.right] = (old.maxX - new.maxX) / columns.right
        }
      }
    }
    return responses
  }

  /// Calls a closure while the safe area of the screen and of the window is larger.
  private func withSafeArea(grown insets: UIEdgeInsets, _ body: () -> Void) {
    guard insets != .zero else { return }
    simulator.scene.addedSafeAreaInsets = insets
    layOut()
    body()
    simulator.scene.addedSafeAreaInsets = .zero
    layOut()
  }

  private func layOut() {
    simulator.layOut()
    offsets.scroll(to: position)
    simulator.layOut()
  }

  /// Returns the boxes to judge, with their rectangles before and after.
  private func displacements() -> [(place: Int, old: Rect, new: Rect)] {
    reader.tree.boxes.compactMap { box in
      let view = reader.views[box.index]
      guard box.kind != .container, view.window != nil else { return nil }
      return (box.index, box.rect, Rect(view.convert(view.bounds, to: simulator.window)))
    }
  }
}
