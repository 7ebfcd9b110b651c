import Foundation

/// A shake of the device.
final class MotionEvent: UIEvent {
  private var time: TimeInterval = 0

  convenience init(time: TimeInterval) {
    self.init(touches: [])
    self.time = time
  }

  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
  override var timestamp: TimeInterval { time }
}

extension UIWindowScene {
  /// Sends the motion events of a shake (S18.6).
  package func shake() {
    guard let window = keyWindow ?? visibleWindows.last else { return }
    let first = window.firstResponder ?? window
    let event = MotionEvent(time: Runtime.loop.now)
    first.motionBegan(.motionShake, with: event)
    first.motionEnded(.motionShake, with: event)
    layOut()
  }
}
