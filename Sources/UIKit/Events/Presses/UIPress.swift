public import Foundation

/// The press of a physical button or key.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Constants that specify the phase of a press.
  public enum Phase: Int, Sendable {
    /// The button was pressed.
    case began = 0
    /// The analog force of the press has changed.
    case changed = 1
    /// Nothing has changed since the last event.
    case stationary = 2
    /// The button was released.
    case ended = 3
    /// The system canceled the press.
    case cancelled = 4
  }

  /// Constants that specify the button that is pressed.
  public enum PressType: Int, Sendable {
    /// The up arrow button.
    case upArrow = 0
    /// The down arrow button.
    case downArrow = 1
    /// The left arrow button.
    case leftArrow = 2
    /// The right arrow button.
    case rightArrow = 3
    /// The select button.
    case select = 4
    /// The menu button.
    case menu = 5
    /// The play/pause button.
    case playPause = 6
    /// The page up button.
    case pageUp = 30
    /// The page down button.
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

  /// The time of the last change of the press, in seconds of the virtual clock.
  open var timestamp: TimeInterval { storedTimestamp }

  /// The phase of the press.
  open var phase: Phase { storedPhase }

  /// The button that is pressed; for keys other than arrows and Escape, `.select`.
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

  /// The window in which the press began.
  open var window: UIWindow? { storedWindow }

  /// The responder that received the press first.
  open var responder: UIResponder? { storedResponder }

  /// The gesture recognizers that receive the press; always `nil` here.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }

  /// The force of the press, from 0 to 1; always 0 here.
  open var force: CGFloat { 0 }

  /// The key of a hardware keyboard; `nil` for buttons.
  open var key: UIKey? { storedKey }
}
