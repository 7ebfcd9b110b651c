import AuditRules
import ScreenObstructions
import Simulator
import UIKit

/// Measures how views move when the safe area of the screen grows (testing.md 9, `double-inset`).
@MainActor
struct InsetResponses {
  /// How much the safe area grows, in points.
  private static let step = 8.0

  let simulator: Simulator
  /// The controller in front, whose safe area grows.
  let controller: UIViewController
  /// The views as they are.
  let reader: ViewTreeReader
  /// The scroll views, which are kept at their position.
  let offsets: ScrollOffsets
  /// The position of the scroll views.
  let position: ScrollEnd

  /// Returns the responses of boxes by their places.
  ///
  /// Both edges of an axis are measured at once; the other axis apart, as it decides how text wraps. What
  /// is at the sides is there at every offset.
  func measure() -> [Int: EdgeResponse] {
    let safeArea = simulator.window.safeAreaInsets
    var responses: [Int: EdgeResponse] = [:]
    if safeArea.top > 0 || safeArea.bottom > 0 {
      withSafeArea(grown: UIEdgeInsets(top: Self.step, left: 0, bottom: Self.step, right: 0)) {
        for (place, old, new) in moved() {
          responses[place, default: .unmeasured][.top] = (new.minY - old.minY) / Self.step
          responses[place, default: .unmeasured][.bottom] = (old.maxY - new.maxY) / Self.step
        }
      }
    }
    if position == .top, safeArea.left > 0 || safeArea.right > 0 {
      withSafeArea(grown: UIEdgeInsets(top: 0, left: Self.step, bottom: 0, right: Self.step)) {
        for (place, old, new) in moved() {
          responses[place, default: .unmeasured][.left] = (new.minX - old.minX) / Self.step
          responses[place, default: .unmeasured][.right] = (old.maxX - new.maxX) / Self.step
        }
      }
    }
    return responses
  }

  private func withSafeArea(grown insets: UIEdgeInsets, _ body: () -> Void) {
    let own = controller.additionalSafeAreaInsets
    controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: own.top + insets.top, left: own.left + insets.left, bottom: own.bottom + insets.bottom,
      right: own.right + insets.right)
    layOut()
    body()
    controller.additionalSafeAreaInsets = own
    layOut()
  }

  private func layOut() {
    simulator.layOut()
    offsets.scroll(to: position)
    simulator.layOut()
  }

  /// The boxes that are judged, as they were and as they are.
  private func moved() -> [(place: Int, old: Rect, new: Rect)] {
    reader.tree.boxes.compactMap { box in
      let view = reader.views[box.index]
      guard box.kind != .container, view.window != nil else { return nil }
      return (box.index, box.rect, Rect(view.convert(view.bounds, to: simulator.window)))
    }
  }
}
