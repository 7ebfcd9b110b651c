public import Foundation

/// A key or button that is pressed.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Constants for the phases of a press.
  public enum Phase: Int, Sendable {
    /// The button was pressed.
    case began = 0
    /// The force has changed.
    case changed = 1
    /// Nothing has changed since the last event.
    case stationary = 2
    /// The button was released.
    case ended = 3
    /// The system has canceled the press.
    case cancelled = 4
  }

  /// Constants for the buttons of a remote control.
  public enum PressType: Int, Sendable {
    /// The arrow up.
    case upArrow = 0
    /// The arrow down.
    case downArrow = 1
    /// The arrow to the left.
    case leftArrow = 2
    /// The arrow to the right.
    case rightArrow = 3
    /// The button that selects.
    case select = 4
    /// The button of the menu.
    case menu = 5
    /// The button that plays and pauses.
    case playPause = 6
    /// The button for the page above.
    case pageUp = 30
    /// The button for the page below.
    case pageDown = 31
  }

  private let storedKey: UIKey
  private weak var storedWindow: UIWindow?
  private weak var storedResponder: UIResponder?
  private var storedTimestamp: TimeInterval
  private var storedPhase = Phase.began

  init(key: UIKey, window: UIWindow, responder: UIResponder, timestamp: TimeInterval) {
    storedKey = key
    storedWindow = window
    storedResponder = responder
    storedTimestamp = timestamp
    super.init()
  }

  func end(at time: TimeInterval) {
    storedPhase = .ended
    storedTimestamp = time
  }

  /// The time of the last change, in seconds of the virtual clock.
  open var timestamp: TimeInterval { storedTimestamp }

  /// The phase of the press.
  open var phase: Phase { storedPhase }

  /// The button of the press; that of a key with an arrow or Escape, otherwise `.select`.
  open var type: PressType {
    switch storedKey.charactersIgnoringModifiers {
    case UIKeyCommand.inputUpArrow: .upArrow
    case UIKeyCommand.inputDownArrow: .downArrow
    case UIKeyCommand.inputLeftArrow: .leftArrow
    case UIKeyCommand.inputRightArrow: .rightArrow
    case UIKeyCommand.inputPageUp: .pageUp
    case UIKeyCommand.inputPageDown: .pageDown
    case UIKeyCommand.inputEscape: .menu
    default: .select
    }
  }

  /// The window to which the press was sent.
  open var window: UIWindow? { storedWindow }

  /// The responder to which the press was sent first.
  open var responder: UIResponder? { storedResponder }

  /// The gesture recognizers that receive the press: none here.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }

  /// The force, from 0 to 1; buttons here have none.
  open var force: CGFloat { 0 }

  /// The key of a hardware keyboard.
  open var key: UIKey? { storedKey }
}
