public import Foundation

/// Groups animations, gives those of layers their timing, and calls a completion block when all of them have
/// ended.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Begins a transaction, nested in the current one.
  open class func begin() {
    MediaRuntime.transaction = AnimationTransaction(outer: MediaRuntime.transaction)
  }

  /// Commits the current transaction (S1.40).
  ///
  /// Its completion block is called when the transaction's animations have ended; without any, now.
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

  /// Sets the block that is called when the animations that begin in the transaction from now on have
  /// ended (S1.40, S1.41).
  ///
  /// Outside of ``begin()`` and ``commit()`` the transaction is an implicit one, which is committed at the
  /// end of the current turn of the run loop.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    MediaRuntime.currentOrImplicitTransaction().completionBlock = block
  }

  /// Returns the block that is called when the transaction's animations have ended.
  open class func completionBlock() -> (() -> Void)? {
    MediaRuntime.transaction?.completionBlock
  }

  /// Sets whether changes are shown without animation in this transaction: those of layers, of `UIView.animate`
  /// and of rows and items (S1.42).
  ///
  /// Property animators, scrolling and transitions of view controllers are animated all the same.
  open class func setDisableActions(_ flag: Bool) {
    MediaRuntime.currentOrImplicitTransaction().disablesActions = flag
  }

  /// Returns a Boolean value that indicates whether changes are shown without animation; `false` by default.
  open class func disableActions() -> Bool {
    MediaRuntime.transaction?.disablesActions ?? false
  }

  /// Sets the duration of animations in this transaction that have none of their own, in seconds.
  ///
  /// Layers without a view then animate their changes (S14.24).
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    MediaRuntime.currentOrImplicitTransaction().duration = dur
  }

  /// Returns the duration of animations that have none of their own, in seconds; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval {
    MediaRuntime.transaction?.duration ?? defaultDuration
  }

  /// The duration of an animation for which nobody has set one, in seconds (S14.9).
  static let defaultDuration: CFTimeInterval = 0.25

  /// Sets the timing function of the animations of changes in this transaction.
  ///
  /// Layers without a view then animate their changes (S14.24).
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    MediaRuntime.currentOrImplicitTransaction().timingFunction = function
  }

  /// Returns the timing function of the animations of changes; `nil` by default.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    MediaRuntime.transaction?.timingFunction
  }

  /// Returns the value that was set for a name in the transaction or one that it is nested in.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: MediaRuntime.transaction?.values[key]
    }
  }

  /// Sets a value for a name in the transaction: one of the transaction's own, or any other.
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
