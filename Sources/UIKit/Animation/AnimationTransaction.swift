/// A transaction of ``CATransaction``: it counts the animations that its completion block waits for.
@MainActor
final class AnimationTransaction {
  /// A completion block, and the animations that it waits for.
  @MainActor
  private final class Completion {
    let block: () -> Void
    private var runningAnimations = 0
    private var isClosed = false

    init(_ block: @escaping () -> Void) {
      self.block = block
    }

    func animationDidBegin() { runningAnimations += 1 }

    func animationDidEnd() {
      runningAnimations -= 1
      if runningAnimations == 0, isClosed { block() }
    }

    /// Waits for no further animations; calls the block if none is running.
    func close() {
      guard !isClosed else { return }
      isClosed = true
      if runningAnimations == 0 { block() }
    }
  }

  /// The transaction that this one is nested in.
  let outer: AnimationTransaction?
  /// Whether animations are off.
  var disablesActions: Bool
  private var completion: Completion?

  init(outer: AnimationTransaction?) {
    self.outer = outer
    disablesActions = outer?.disablesActions ?? false
  }

  /// The block that is called when the animations that began after it was set have ended.
  ///
  /// The block that was set before waits for no further animations.
  var completionBlock: (() -> Void)? {
    get { completion?.block }
    set {
      let old = completion
      completion = newValue.map(Completion.init)
      old?.close()
    }
  }

  /// Counts an animation in this transaction and in those that it is nested in.
  ///
  /// - Returns: The closure to call when the animation has ended; `nil` if no completion block waits for it.
  func beginAnimation() -> (() -> Void)? {
    let completion = completion
    let end = outer?.beginAnimation()
    guard completion != nil || end != nil else { return nil }
    completion?.animationDidBegin()
    return {
      completion?.animationDidEnd()
      end?()
    }
  }

  func commit() { completion?.close() }
}
