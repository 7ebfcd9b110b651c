public import Foundation

/// An object that describes one user interaction.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// Constants for the types of event.
  public enum EventType: Int, Sendable {
    /// The event is about touches on the screen.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A remote control.
    case remoteControl = 2
    /// The event is about keys and buttons.
    case presses = 3
  }

  let touches: Set<UITouch>

  /// The type of the event.
  open var type: EventType { .touches }

  /// The time of the event, in seconds of the virtual clock.
  open var timestamp: TimeInterval { touches.map(\.timestamp).max() ?? 0 }

  /// The touches of the event, from all views.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  /// Creates an event without touches, as a test of an app's own code makes one.
  public override init() {
    touches = []
    super.init()
  }

  /// Creates an event of touches.
  package init(touches: Set<UITouch>) {
    self.touches = touches
    super.init()
  }

  /// Returns the touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }

  /// Returns the touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches.filter { $0.view === view }
  }

  /// Returns the touches that a gesture recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches.filter { touch in gesture.gesture.touches.contains { $0 === touch } }
  }
}
