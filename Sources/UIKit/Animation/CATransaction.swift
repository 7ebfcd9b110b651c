public import Foundation

/// Groups animations, and calls a completion block when all of them have ended.
///
/// Layers have no animations of their own here: the animations of a transaction are those of views, zooms,
/// property animators and view controllers.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Begins a transaction, nested in the current one.
  open class func begin() {
    let animation = Runtime.animation
    animation.transaction = AnimationTransaction(outer: animation.transaction)
  }

  /// Commits the current transaction (S1.40).
  ///
  /// Its completion block is called when the transaction's animations have ended; without any, now.
  open class func commit() {
    let animation = Runtime.animation
    guard let transaction = animation.transaction else { return }
    animation.transaction = transaction.outer
    transaction.commit()
  }

  /// Sets the block that is called when the animations that begin in the transaction from now on have
  /// ended (S1.40, S1.41).
  ///
  /// Outside of ``begin()`` and ``commit()`` the transaction is an implicit one, which is committed at the
  /// end of the current turn of the run loop.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    Runtime.animation.currentOrImplicitTransaction().completionBlock = block
  }

  /// Returns the block that is called when the transaction's animations have ended.
  open class func completionBlock() -> (() -> Void)? {
    Runtime.animation.transaction?.completionBlock
  }

  /// Sets whether the animations of views are disabled in this transaction: those of `UIView.animate` and of
  /// rows and items (S1.42).
  ///
  /// Property animators, scrolling and transitions of view controllers are animated all the same.
  open class func setDisableActions(_ flag: Bool) {
    Runtime.animation.currentOrImplicitTransaction().disablesActions = flag
  }

  /// Returns a Boolean value that indicates whether the animations of views are disabled; `false` by default.
  open class func disableActions() -> Bool {
    Runtime.animation.transaction?.disablesActions ?? false
  }
}
