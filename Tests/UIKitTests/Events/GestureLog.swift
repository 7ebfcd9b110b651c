import Foundation
import UIKit

/// A target that logs the states of its recognizers.
@MainActor
final class GestureLog: NSObject, UIGestureRecognizerDelegate {
  var calls: [String] = []
  var together = false
  var begins = true
  var receives = true

  func handle(_ recognizer: UIGestureRecognizer) {
    calls.append("\(recognizer.name ?? "gesture") \(recognizer.state)")
  }

  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: Selector("handle:", GestureLog.handle(_:)))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
}

/// A view that logs its touches.
@MainActor
final class TouchLogView: UIView {
  var log: GestureLog?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.calls.append("view began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if log?.calls.last != "view moved" { log?.calls.append("view moved") }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.calls.append("view ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.calls.append("view cancelled")
  }
}
