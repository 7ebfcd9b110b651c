public import Foundation
public import QuartzCore

/// A timer that calls a method for each frame of the screen, sixty times a second of the device's
/// clock.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private let ticker = FrameTicker()
  private var modes: Set<RunLoop.Mode> = []
  private var isInvalid = false

  /// A Boolean value that determines whether the display link is paused.
  public var isPaused = false

  /// The maximum number of calls per second; 0 calls for every frame.
  public var preferredFramesPerSecond: Int = 0

  /// The range of calls per second that the app prefers; its preferred rate is used, or else its highest.
  public var preferredFrameRateRange: CAFrameRateRange = .default {
    didSet {
      let rate = preferredFrameRateRange.preferred.flatMap { $0 > 0 ? $0 : nil }
      preferredFramesPerSecond = Int(rate ?? preferredFrameRateRange.maximum)
    }
  }

  /// The time at which the last frame was shown, in seconds of the device's clock.
  public private(set) var timestamp: CFTimeInterval = 0

  /// The time at which the next frame will be shown.
  public private(set) var targetTimestamp: CFTimeInterval = 0

  /// The duration of a frame, in seconds.
  public var duration: CFTimeInterval { VirtualRunLoop.frameDuration }

  /// Creates a display link that calls a method of a target with itself; the target is retained.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
    super.init()
  }

  /// Adds the display link to a run loop in a mode.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInvalid else { return }
    modes.insert(mode)
    guard !ticker.isRunning else { return }
    ticker.start(isBackground: true) { now in
      self.tick(now)
      return !self.modes.isEmpty
    }
  }

  /// Removes the display link from a mode of a run loop; it stops with the last one.
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
