import Foundation

/// A discrete gesture recognizer that recognizes swipes in one or more directions.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe, as a set.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The raw value: one bit for each direction.
    public let rawValue: UInt

    /// Creates directions from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A swipe to the right.
    public static let right: Direction = .init(rawValue: 1 << 0)
    /// A swipe to the left.
    public static let left: Direction = .init(rawValue: 1 << 1)
    /// A swipe upward on the screen.
    public static let up: Direction = .init(rawValue: 1 << 2)
    /// A swipe downward on the screen.
    public static let down: Direction = .init(rawValue: 1 << 3)
  }

  /// The minimum movement along the direction, in points.
  ///
  /// Source: unknown, guessed.
  static let leastWay: CGFloat = 50
  /// The maximum movement across the direction, in points.
  ///
  /// Source: unknown, guessed.
  static let greatestDeviation: CGFloat = 50
  /// The time that a swipe may take, in seconds.
  ///
  /// Source: unknown, guessed.
  static let timeLimit: TimeInterval = 0.5

  /// The permitted directions; right by default.
  open var direction: Direction = .right

  /// The number of touches that swipe; 1 by default.
  open var numberOfTouchesRequired: Int = 1

  private var start = CGPoint.zero
  private var startTime: TimeInterval = 0

  /// Records where and when the swipe begins.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard gesture.touches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    start = centroidInWindow
    startTime = event.timestamp
  }

  /// Finds the swipe once it is long enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard gesture.touches.count == numberOfTouchesRequired else { return }
    let centroid = centroidInWindow
    let way = vector(CGPoint(x: centroid.x - start.x, y: centroid.y - start.y), in: view)
    if event.timestamp - startTime > UISwipeGestureRecognizer.timeLimit {
      state = .failed
    } else if matches(way) {
      state = .ended
    } else if isAstray(way) {
      state = .failed
    }
  }

  /// Fails, because the swipe was too short.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Fails the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  private func matches(_ way: CGPoint) -> Bool {
    let least = UISwipeGestureRecognizer.leastWay
    let across = UISwipeGestureRecognizer.greatestDeviation
    return (direction.contains(.right) && way.x >= least && abs(way.y) <= across)
      || (direction.contains(.left) && way.x <= -least && abs(way.y) <= across)
      || (direction.contains(.down) && way.y >= least && abs(way.x) <= across)
      || (direction.contains(.up) && way.y <= -least && abs(way.x) <= across)
  }

  /// Returns whether a movement no longer matches any of the allowed directions.
  private func isAstray(_ way: CGPoint) -> Bool {
    let across = UISwipeGestureRecognizer.greatestDeviation
    let mayBeSideways = !direction.isDisjoint(with: [.left, .right]) && abs(way.y) <= across
    let mayBeUpright = !direction.isDisjoint(with: [.up, .down]) && abs(way.x) <= across
    return !mayBeSideways && !mayBeUpright
  }
}
