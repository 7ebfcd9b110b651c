import Foundation

/// The global state of Core Animation on the booted device.
@MainActor
package enum MediaRuntime {
  /// The scheduler; `nil` before UIKit has set one.
  static var scheduler: (any MediaScheduler)?
  /// The current transaction; `nil` if there is none.
  package static var transaction: AnimationTransaction?
  /// Whether layers are drawn without their animations, as `render(in:)` draws them.
  static var ignoresAnimations = false
  /// Whether an animation was ever added to a layer.
  static var hasAnimated = false

  /// Starts with a new scheduler, and resets the state of the last one.
  package static func start(on scheduler: any MediaScheduler) {
    self.scheduler = scheduler
    transaction = nil
    ignoresAnimations = false
    hasAnimated = false
  }

  /// Runs an action at the end of the current turn of the run loop.
  static func afterTurn(_ action: @escaping () -> Void) {
    _ = scheduler?.schedule(after: 0, action)
  }

  /// Returns the current transaction or, if there is none, an implicit one that the end of this turn of the
  /// run loop commits.
  package static func currentOrImplicitTransaction() -> AnimationTransaction {
    if let transaction { return transaction }
    let implicit = AnimationTransaction(outer: nil, isImplicit: true)
    transaction = implicit
    afterTurn { commit(implicit) }
    return implicit
  }

  /// Commits an implicit transaction if it is still the current one.
  static func commit(_ implicit: AnimationTransaction) {
    guard transaction === implicit else { return }
    transaction = nil
    implicit.commit()
  }

  /// The offset from the clock of the time at which layers are drawn, in seconds.
  static var shift: TimeInterval = 0

  /// Runs a closure in which layers are drawn as at a later time.
  static func later<Result>(by seconds: TimeInterval, _ body: () -> Result) -> Result {
    let before = shift
    shift += seconds
    defer { shift = before }
    return body()
  }

  /// Runs a closure in which layers are drawn without animations.
  static func withoutAnimations<Result>(_ body: () -> Result) -> Result {
    let before = ignoresAnimations
    ignoresAnimations = true
    defer { ignoresAnimations = before }
    return body()
  }
}
