public import Foundation

/// A group of layer changes, which sets the timing of their animations and calls a completion block when all
/// of them have ended.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Begins a transaction that is nested in the current one.
  open class func begin() {
    MediaRuntime.transaction = AnimationTransaction(outer: MediaRuntime.transaction)
  }

  /// Commits the current transaction (S1.40).
  ///
  /// The completion block is called when the transaction's animations have ended, or immediately if there
  /// are none.
  open class func commit() {
    guard let transaction = MediaRuntime.transaction else { return }
    MediaRuntime.transaction = transaction.outer
    transaction.commit()
  }

  /// Commits the implicit transaction, if there is one.
  open class func flush() {
    guard let transaction = MediaRuntime.transaction, transaction.isImplicit else { return }
    MediaRuntime.commit(transaction)
  }

  /// Sets the block to call when the animations that begin in the transaction after this call have ended
  /// (S1.40, S1.41).
  ///
  /// Outside ``begin()`` and ``commit()`` the transaction is an implicit one, which is committed at the end
  /// of the current turn of the run loop.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    MediaRuntime.currentOrImplicitTransaction().completionBlock = block
  }

  /// Returns the block to call when the transaction's animations have ended; `nil` by default.
  open class func completionBlock() -> (() -> Void)? {
    MediaRuntime.transaction?.completionBlock
  }

  /// Sets whether the transaction disables the animation of changes: of layers, in `UIView.animate`, and of
  /// rows and items (S1.42).
  ///
  /// Property animators, scrolling and transitions of view controllers stay animated.
  open class func setDisableActions(_ flag: Bool) {
    MediaRuntime.currentOrImplicitTransaction().disablesActions = flag
  }

  /// Returns a Boolean value that indicates whether changes are not animated; `false` by default.
  open class func disableActions() -> Bool {
    MediaRuntime.transaction?.disablesActions ?? false
  }

  /// Sets the duration of the transaction's animations that have none of their own, in seconds.
  ///
  /// Changes of layers without a view are then animated (S14.24).
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    MediaRuntime.currentOrImplicitTransaction().duration = dur
  }

  /// Returns the duration of animations that have none of their own, in seconds; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval {
    MediaRuntime.transaction?.duration ?? defaultDuration
  }

  /// The duration of an animation if neither it nor a transaction has one, in seconds (S14.9).
  static let defaultDuration: CFTimeInterval = 0.25

  /// Sets the timing function of the animations of changes in this transaction.
  ///
  /// Changes of layers without a view are then animated (S14.24).
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    MediaRuntime.currentOrImplicitTransaction().timingFunction = function
  }

  /// Returns the timing function of the animations of changes; `nil` by default.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    MediaRuntime.transaction?.timingFunction
  }

  /// Returns the value for a key of the transaction or of the transactions around it.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: MediaRuntime.transaction?.values[key]
    }
  }

  /// Sets a value for a key of the transaction, which may be one of its own keys or any other.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      guard case .number(let seconds)? = AnimatableValue(anObject) else { return }
      setAnimationDuration(seconds)
    case kCATransactionDisableActions:
      guard case .number(let flag)? = AnimatableValue(anObject) else { return }
      setDisableActions(flag != 0)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock:
      setCompletionBlock(anObject as? () -> Void)
    default:
      MediaRuntime.currentOrImplicitTransaction().values[key] = anObject
    }
  }
}
