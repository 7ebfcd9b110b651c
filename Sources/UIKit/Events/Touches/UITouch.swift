public import Foundation

/// A touch on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Constants for the phases of a touch.
  public enum Phase: Int, Sendable {
    /// The touch has begun on the screen.
    case began = 0
    /// The touch has moved.
    case moved = 1
    /// The touch has not moved since the last event.
    case stationary = 2
    /// The touch was lifted from the screen.
    case ended = 3
    /// The system has canceled the touch.
    case cancelled = 4
  }

  /// Constants for the types of touch.
  public enum TouchType: Int, Sendable {
    /// A touch on the screen.
    case direct = 0
    /// A touch on something that is not the screen.
    case indirect = 1
    /// An Apple Pencil.
    case pencil = 2
    /// A touch that is not on the screen.
    case indirectPointer = 3
  }

  /// The type of the touch: direct.
  open var type: TouchType { .direct }

  /// The phase of the touch.
  open internal(set) var phase: Phase = .began
  /// The time of the last change, in seconds of the virtual clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The number of taps in quick succession.
  open internal(set) var tapCount: Int = 1
  /// The window in which the touch began.
  open internal(set) weak var window: UIWindow?
  /// The view in which the touch began.
  open internal(set) weak var view: UIView?

  /// The gesture recognizers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  var recognizers: [UIGestureRecognizer] = []
  var positionInWindow: CGPoint = .zero
  var previousPositionInWindow: CGPoint = .zero

  /// Creates a touch without a window, at the origin, for a test of an app's own code.
  ///
  /// A device's touches come from `Simulator`.
  public override init() {
    tapCount = 0
    super.init()
  }

  /// Creates a touch at a point of a window, in points of the window's space.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - position: The point at which it begins.
  ///   - timestamp: The time, in seconds of the device's clock.
  ///   - tapCount: The number of taps in quick succession.
  package init(
    in window: UIWindow, at position: CGPoint, timestamp: TimeInterval, tapCount: Int = 1
  ) {
    self.window = window
    self.tapCount = tapCount
    self.timestamp = timestamp
    positionInWindow = position
    previousPositionInWindow = position
    super.init()
  }

  /// Moves the touch and sets its phase.
  package func move(to position: CGPoint, phase: Phase, timestamp: TimeInterval) {
    previousPositionInWindow = positionInWindow
    positionInWindow = position
    self.phase = phase
    self.timestamp = timestamp
  }

  /// Whether the touch has ended or was canceled.
  var isOver: Bool { phase == .ended || phase == .cancelled }

  /// Marks the touch as stationary in an event of others.
  func markStationary() {
    previousPositionInWindow = positionInWindow
    phase = .stationary
  }

  /// Returns the location in a view's coordinates, in points; `nil` means the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let window, let view else { return positionInWindow }
    return view.convert(positionInWindow, from: window)
  }

  /// Returns the previous location in a view's coordinates, in points; `nil` means the window.
  open func previousLocation(in view: UIView?) -> CGPoint {
    guard let window, let view else { return previousPositionInWindow }
    return view.convert(previousPositionInWindow, from: window)
  }
}
