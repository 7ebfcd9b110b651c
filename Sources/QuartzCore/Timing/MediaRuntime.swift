import Foundation

/// The present state of Core Animation on the booted device.
@MainActor
package enum MediaRuntime {
  /// The clock; `nil` before UIKit has made one.
  static var scheduler: (any MediaScheduler)?
  /// The current transaction; `nil` if there is none.
  package static var transaction: AnimationTransaction?
  /// Whether layers are shown without their animations, as `render(in:)` draws them.
  static var ignoresAnimations = false
  /// Whether an animation was added to any layer so far.
  static var hasAnimated = false

  /// Begins on a clock, and forgets what was on the last one.
  package static func begin(on scheduler: any MediaScheduler) {
    self.scheduler = scheduler
    transaction = nil
    ignoresAnimations = false
    hasAnimated = false
  }

  /// Runs an action at the end of the current turn of the run loop.
  static func afterTurn(_ action: @escaping () -> Void) {
    _ = scheduler?.schedule(after: 0, action)
  }

  /// Returns the current transaction, or else an implicit one, which this turn of the run loop commits.
  package static func currentOrImplicitTransaction() -> AnimationTransaction {
    if let transaction { return transaction }
    let implicit = AnimationTransaction(outer: nil, isImplicit: true)
    transaction = implicit
    afterTurn { commit(implicit) }
    return implicit
  }

  /// Commits an implicit transaction that is still the current one.
  static func commit(_ implicit: AnimationTransaction) {
    guard transaction === implicit else { return }
    transaction = nil
    implicit.commit()
  }

  /// How much later than the clock it is where layers are drawn now, in seconds.
  static var shift: TimeInterval = 0

  /// Draws as if it were some seconds later.
  static func later<Result>(by seconds: TimeInterval, _ body: () -> Result) -> Result {
    let before = shift
    shift += seconds
    defer { shift = before }
    return body()
  }

  /// Draws without animations.
  static func withoutAnimations<Result>(_ body: () -> Result) -> Result {
    let before = ignoresAnimations
    ignoresAnimations = true
    defer { ignoresAnimations = before }
    return body()
  }
}
