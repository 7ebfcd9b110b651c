import Foundation

/// A transaction of ``CATransaction``, which counts the animations that its completion block waits for.
@MainActor
package final class AnimationTransaction {
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

    /// Stops waiting for further animations; calls the block if none is running.
    func close() {
      guard !isClosed else { return }
      isClosed = true
      if runningAnimations == 0 { block() }
    }
  }

  /// The transaction that this one is nested in.
  let outer: AnimationTransaction?
  /// Whether the end of the current turn of the run loop commits the transaction.
  let isImplicit: Bool
  /// Whether implicit animations are disabled.
  package var disablesActions: Bool
  /// The duration that was set for animations, in seconds; `nil` if none was set.
  var duration: TimeInterval?
  /// The timing function that was set for animations.
  var timingFunction: CAMediaTimingFunction?
  /// Values that were set for other keys.
  var values: [String: Any]
  private var completion: Completion?

  init(outer: AnimationTransaction?, isImplicit: Bool = false) {
    self.outer = outer
    self.isImplicit = isImplicit
    disablesActions = outer?.disablesActions ?? false
    duration = outer?.duration
    timingFunction = outer?.timingFunction
    values = outer?.values ?? [:]
  }

  /// Whether changes of layers without a view are animated, because the app has set a duration or a timing
  /// function (S14.24).
  var animatesChanges: Bool {
    !disablesActions && (duration.map { $0 > 0 } ?? (timingFunction != nil))
  }

  /// The block to call when the animations that began after it was set have ended.
  ///
  /// The block that it replaces waits for no further animations.
  var completionBlock: (() -> Void)? {
    get { completion?.block }
    set {
      let old = completion
      completion = newValue.map(Completion.init)
      old?.close()
    }
  }

  /// Counts an animation in this transaction and in those around it.
  ///
  /// S14.26: The completion block is called when the animations that were added to layers in the
  /// transaction have ended.
  ///
  /// - Returns: The closure to call when the animation has ended; `nil` if no completion block waits for it.
  package func beginAnimation() -> (() -> Void)? {
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
