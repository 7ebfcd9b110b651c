public import Foundation

/// One finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What the finger does.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It rests.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// The system took it away.
    case cancelled = 4
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A finger on something that is not the screen.
    case indirect = 1
    /// An Apple Pencil.
    case pencil = 2
    /// A pointer's button.
    case indirectPointer = 3
  }

  /// What touches the screen: a finger.
  open var type: TouchType { .direct }

  /// What the finger does now.
  open internal(set) var phase: Phase = .began
  /// When it last did something, in seconds of the device's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// How many times it came down in quick succession.
  open internal(set) var tapCount: Int = 1
  /// The window that it came down in.
  open internal(set) weak var window: UIWindow?
  /// The view that it came down in.
  open internal(set) weak var view: UIView?

  /// The recognisers that looked at the finger when it came down.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  var recognizers: [UIGestureRecognizer] = []
  var positionInWindow: CGPoint = .zero
  var previousPositionInWindow: CGPoint = .zero

  /// Creates a touch without a window, at the origin, as a test of an app's own code makes one.
  ///
  /// A device's touches come from `Simulator`.
  public override init() {
    tapCount = 0
    super.init()
  }

  /// Creates a finger at a point of a window, in points of the window's space.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - position: Where it came down.
  ///   - timestamp: When, in seconds of the device's clock.
  ///   - tapCount: How many times it came down in quick succession.
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

  /// Moves the finger; `phase` says what it does there.
  package func move(to position: CGPoint, phase: Phase, timestamp: TimeInterval) {
    previousPositionInWindow = positionInWindow
    positionInWindow = position
    self.phase = phase
    self.timestamp = timestamp
  }

  /// Whether the finger was lifted or taken away.
  var isOver: Bool { phase == .ended || phase == .cancelled }

  /// Says that the finger does nothing in an event of others.
  func rest() {
    previousPositionInWindow = positionInWindow
    phase = .stationary
  }

  /// Returns where the finger is in a view's space; `nil` is the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let window, let view else { return positionInWindow }
    return view.convert(positionInWindow, from: window)
  }

  /// Returns where the finger was before in a view's space; `nil` is the window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    guard let window, let view else { return previousPositionInWindow }
    return view.convert(previousPositionInWindow, from: window)
  }
}
