public import Foundation

/// An object that animates changes of views and can be paused, scrubbed, reversed and stopped.
///
/// As with all animations here, views have their final values as soon as the changes are made; only
/// an animation that finishes at its start, or is stopped before its end, sets other values.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration of the animation, in seconds.
  public let duration: TimeInterval
  /// The timing information of the animator.
  public private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The delay before the animation starts, in seconds.
  public private(set) var delay: TimeInterval = 0
  /// The current state of the animation.
  open private(set) var state: UIViewAnimatingState = .inactive
  /// A Boolean value that indicates whether the animation is running.
  open private(set) var isRunning = false
  /// A Boolean value that determines whether views receive touches while they are animated.
  open var isUserInteractionEnabled: Bool = true
  /// A Boolean value that determines whether a running animation can be paused, scrubbed, reversed
  /// and stopped.
  ///
  /// The default is `true`. With `false`, an animation runs to its end once it is started (S1.38).
  open var isInterruptible: Bool = true
  /// A Boolean value that determines whether a paused animation scrubs linearly.
  ///
  /// The default is `true`: the changes follow ``fractionComplete`` itself. With `false`, they follow the
  /// animation's timing curve (S1.39).
  open var scrubsLinearly: Bool = true
  /// A Boolean value that determines whether the animation pauses at its end instead of finishing.
  open var pausesOnCompletion: Bool = false

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var recordings: [AnimationRecording] = []
  private let countdown = Countdown()
  /// Tells the transaction in which the animation began that the animation has ended.
  private var endInTransaction: (() -> Void)?
  /// The part of the time that was over when the animation last began to run.
  private var startFraction: CGFloat = 0
  private var startTime: TimeInterval = 0
  private var runningTime: TimeInterval
  private var runsBack = false
  /// Whether `startFraction` was set while the animation was paused.
  private var isScrubbed = false

  /// Creates an animator without animations.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    runningTime = parameters.springTimingParameters?.settlingTime ?? duration
    super.init()
  }

  /// Creates an animator with a built-in animation curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it, after a delay.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = make(duration)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  private class func make(_ duration: TimeInterval) -> Self {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut)
    guard let animator = animator as? Self else {
      preconditionFailure("\(Self.self) is made with its own initializers; call startAnimation()")
    }
    return animator
  }

  /// A Boolean value that determines whether the animation runs in reverse, to its start.
  open var isReversed: Bool {
    get { runsBack }
    set { reverse(newValue) }
  }

  /// The fraction of the animation that is complete, from 0 through 1.
  open var fractionComplete: CGFloat {
    get { fraction }
    set { scrub(to: newValue) }
  }

  /// Adds an animation block that begins after a fraction of the duration; its changes have their
  /// final values at once.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation)
  }

  /// Adds an animation block to the animator.
  open func addAnimations(_ animation: @escaping () -> Void) { add(animation) }

  /// Adds a completion block, which is called when the animation ends.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts the animation from its current position.
  open func startAnimation() { start(after: 0) }

  /// Starts the animation after a delay, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }

  /// Pauses the animation at its current position.
  open func pauseAnimation() {
    guard mayBeInterrupted else { return }
    activate()
    freeze()
  }

  /// Continues a paused animation with other timing and a factor of the duration.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    freeze()
    if let parameters { timingParameters = parameters }
    if durationFactor > 0 {
      // The remaining part takes the duration times the factor.
      let left = runsBack ? startFraction : 1 - startFraction
      runningTime = left > 0 ? duration * durationFactor / left : 0
    }
    run(after: 0)
  }

  /// Stops the animation at its current position; with `true` it becomes inactive at once, without
  /// completions.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, mayBeInterrupted else { return }
    freeze()
    for recording in recordings { recording.apply(progress) }
    state = .stopped
    guard withoutFinishing else { return }
    let end = endInTransaction
    endInTransaction = nil
    clear()
    end?()
  }

  /// Finishes a stopped animation at a position and runs its completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(
      state == .stopped,
      "finishAnimationAtPosition: should only be called on a stopped animator!")
    finish(at: finalPosition)
  }

  // MARK: Running

  private var mayBeInterrupted: Bool { isInterruptible || !isRunning }

  private var fraction: CGFloat {
    guard isRunning else { return startFraction }
    guard runningTime > 0 else { return runsBack ? 0 : 1 }
    let passed = max(0, Runtime.loop.now - startTime) / runningTime
    return min(max(runsBack ? startFraction - passed : startFraction + passed, 0), 1)
  }

  /// The fraction of the animation that has elapsed.
  private var progress: CGFloat {
    if isScrubbed, scrubsLinearly { return startFraction }
    let curve = timingParameters?.cubicTimingParameters?.timing ?? .linear
    return curve.progress(at: startFraction)
  }

  private func add(_ animation: @escaping () -> Void) {
    precondition(state != .stopped, "It is an error to add animations to a stopped animator.")
    animations.append(animation)
    if state == .active { runAnimations() }
  }

  /// Runs the changes that have not run yet.
  private func runAnimations() {
    let new = animations
    animations = []
    guard !new.isEmpty else { return }
    let recording = AnimationRecording()
    recordings.append(recording)
    Runtime.animation.record(into: recording, duration: duration) {
      for animation in new { animation() }
    }
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    startFraction = 0
    endInTransaction = Runtime.animation.beginAnimation()
    runAnimations()
  }

  private func start(after delay: TimeInterval) {
    precondition(state != .stopped, "It is an error to start a stopped animator.")
    guard !isRunning else { return }
    self.delay = delay
    activate()
    run(after: delay)
  }

  private func run(after delay: TimeInterval) {
    startTime = Runtime.loop.now + delay
    isRunning = true
    isScrubbed = false
    let left = runsBack ? startFraction : 1 - startFraction
    // The clock retains the animator while it runs.
    countdown.start(after: delay + Double(left) * runningTime) { self.reachedEnd() }
  }

  private func freeze() {
    startFraction = fraction
    isRunning = false
    countdown.stop()
  }

  private func scrub(to fraction: CGFloat) {
    guard mayBeInterrupted else { return }
    activate()
    freeze()
    isScrubbed = true
    startFraction = min(max(fraction, 0), 1)
  }

  private func reverse(_ reversed: Bool) {
    guard reversed != runsBack, mayBeInterrupted else { return }
    let wasRunning = isRunning
    if wasRunning { freeze() }
    runsBack = reversed
    if wasRunning { run(after: 0) }
  }

  private func reachedEnd() {
    freeze()
    startFraction = runsBack ? 0 : 1
    guard !pausesOnCompletion else { return }
    finish(at: runsBack ? .start : .end)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    switch position {
    case .end: for recording in recordings { recording.apply(1) }
    case .start: for recording in recordings.reversed() { recording.apply(0) }
    case .current: for recording in recordings { recording.apply(progress) }
    }
    let waiting = completions
    let end = endInTransaction
    endInTransaction = nil
    clear()
    for completion in waiting { completion(position) }
    end?()
  }

  private func clear() {
    state = .inactive
    recordings = []
    completions = []
    startFraction = 0
    runsBack = false
    isScrubbed = false
  }
}
