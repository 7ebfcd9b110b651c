public import Foundation

/// Groups animations, so that a block is called when all of them are over.
///
/// Layers have no animations of their own here: the animations of a transaction are those of views
/// and view controllers.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Begins a transaction inside the one that is open.
  open class func begin() {
    let animation = Runtime.animation
    animation.transaction = AnimationTransaction(outer: animation.transaction)
  }

  /// Ends the transaction that was begun last (S1.40).
  ///
  /// Its completion block waits for the transaction's animations; without any it is called now.
  open class func commit() {
    let animation = Runtime.animation
    guard let transaction = animation.transaction else { return }
    animation.transaction = transaction.outer
    transaction.commit()
  }

  /// Sets the block that is called when the animations that are added from now on in this transaction are
  /// over (S1.40, S1.41).
  ///
  /// Outside of ``begin()`` and ``commit()`` the transaction is one that ends with the present turn
  /// of the run loop.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    Runtime.animation.openTransaction().setCompletion(block)
  }

  /// Returns the block that is called when the transaction's animations are over.
  open class func completionBlock() -> (() -> Void)? { Runtime.animation.transaction?.completion }

  /// Sets whether changes in this transaction are not animated, `UIView.animate` included (S1.42).
  open class func setDisableActions(_ flag: Bool) {
    Runtime.animation.openTransaction().disablesActions = flag
  }

  /// Returns a Boolean value that indicates whether changes in this transaction are not animated; `false`
  /// by default.
  open class func disableActions() -> Bool {
    Runtime.animation.transaction?.disablesActions ?? false
  }
}
