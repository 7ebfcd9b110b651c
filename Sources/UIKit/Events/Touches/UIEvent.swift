public import Foundation

/// Something that the user did.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A remote control.
    case remoteControl = 2
    /// Keys and buttons.
    case presses = 3
  }

  let touches: Set<UITouch>

  /// The kind of event.
  open var type: EventType { .touches }

  /// When it happened, in seconds of the device's clock.
  open var timestamp: TimeInterval { touches.map(\.timestamp).max() ?? 0 }

  /// All touches of the event; `nil` where it has none.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  /// Creates an event without touches, as a test of an app's own code makes one.
  public override init() {
    touches = []
    super.init()
  }

  /// Creates an event of fingers.
  package init(touches: Set<UITouch>) {
    self.touches = touches
    super.init()
  }

  /// Returns the fingers that came down in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }

  /// Returns the fingers that came down in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches.filter { $0.view === view }
  }

  /// Returns the fingers that a recogniser looks at.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches.filter { touch in gesture.gesture.touches.contains { $0 === touch } }
  }
}
