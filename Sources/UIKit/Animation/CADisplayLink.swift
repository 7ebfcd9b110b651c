public import Foundation
public import QuartzCore

/// Calls a method for each picture of the screen, sixty times a second of the device's clock.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private let ticker = FrameTicker()
  private var modes: Set<RunLoop.Mode> = []
  private var isInvalid = false

  /// A Boolean value that determines whether the method is not called for a while.
  public var isPaused = false

  /// How often the method is called at most, in calls per second; 0 is for every picture.
  public var preferredFramesPerSecond: Int = 0

  /// When the last picture was shown, in seconds of the device's clock.
  public private(set) var timestamp: CFTimeInterval = 0

  /// When the next picture will be shown.
  public private(set) var targetTimestamp: CFTimeInterval = 0

  /// How long a picture is shown, in seconds.
  public var duration: CFTimeInterval { VirtualRunLoop.frameDuration }

  /// Creates a link that calls a method with itself; the target is kept alive.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
    super.init()
  }

  /// Begins to call the method.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInvalid else { return }
    modes.insert(mode)
    guard !ticker.isRunning else { return }
    ticker.start(isBackground: true) { now in
      self.tick(now)
      return !self.modes.isEmpty
    }
  }

  /// Stops calling the method in a mode; in the last one altogether.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { ticker.stop() }
  }

  /// Removes the display link from all run loops and releases its target.
  public func invalidate() {
    isInvalid = true
    modes = []
    ticker.stop()
    target = nil
  }

  private func tick(_ now: TimeInterval) {
    guard !isPaused, let target else { return }
    let rate = preferredFramesPerSecond
    let pause = rate > 0 ? max(1 / Double(rate), duration) : duration
    guard timestamp == 0 || now - timestamp >= pause - 1e-6 else { return }
    timestamp = now
    targetTimestamp = now + pause
    selector.call(target, self, nil)
  }
}
