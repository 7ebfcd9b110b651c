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

  /// Constants for the subtypes of events.
  public enum EventSubtype: Int, Sendable {
    /// No subtype.
    case none = 0
    /// The user shakes the device.
    case motionShake = 1
    /// A remote control: play.
    case remoteControlPlay = 100
    /// A remote control: pause.
    case remoteControlPause = 101
    /// A remote control: stop.
    case remoteControlStop = 102
    /// A remote control: play or pause.
    case remoteControlTogglePlayPause = 103
    /// A remote control: the next track.
    case remoteControlNextTrack = 104
    /// A remote control: the previous track.
    case remoteControlPreviousTrack = 105
    /// A remote control begins to seek backward.
    case remoteControlBeginSeekingBackward = 106
    /// A remote control ends seeking backward.
    case remoteControlEndSeekingBackward = 107
    /// A remote control begins to seek forward.
    case remoteControlBeginSeekingForward = 108
    /// A remote control ends seeking forward.
    case remoteControlEndSeekingForward = 109
  }

  let touches: Set<UITouch>

  /// The type of the event.
  open var type: EventType { .touches }

  /// The subtype of the event; `none` for touches.
  open var subtype: EventSubtype { .none }

  /// The modifier keys that are pressed; none with touches.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// The time of the event, in seconds of the virtual clock.
  open var timestamp: TimeInterval { touches.map(\.timestamp).max() ?? 0 }

  /// The touches of the event, from all views.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  /// Creates an event without touches, for a test of an app's own code.
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
