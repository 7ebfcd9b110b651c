import Foundation

/// The animations of a layer, in the order in which they were added.
@MainActor
final class LayerAnimations {
  /// An animation that was added to the layer.
  @MainActor
  final class Entry {
    let key: String?
    let animation: CAAnimation
    /// Whether pictures show the animation in progress; the animations of views show their final state
    /// (S1.22).
    let isShown: Bool
    /// Whether the animation begins at the end of the current turn.
    var beginsWithTurn: Bool
    var hasStarted = false
    var isOver = false
    var tickets: [Int] = []
    /// The clock that issued the tickets, because another device has another one.
    weak var scheduler: (any MediaScheduler)?
    /// Informs the transaction in which the animation was added that it has ended.
    var endInTransaction: (() -> Void)?

    init(_ animation: CAAnimation, key: String?, isShown: Bool, beginsWithTurn: Bool) {
      self.animation = animation
      self.key = key
      self.isShown = isShown
      self.beginsWithTurn = beginsWithTurn
    }

    func cancelTimers() {
      for ticket in tickets { scheduler?.unschedule(ticket) }
      tickets = []
    }
  }

  private(set) var entries: [Entry] = []
  /// Whether there are animations without timers, which are removed at the next lookup after their end.
  private var hasQuiet = false
  private weak var layer: CALayer?

  init(of layer: CALayer) {
    self.layer = layer
  }

  /// The keys of the animations that have one.
  var keys: [String] {
    removeFinished()
    return entries.compactMap(\.key)
  }

  /// Returns the animation of a key.
  func entry(_ key: String) -> Entry? {
    removeFinished()
    return entries.first { $0.key == key }
  }

  /// Adds an animation without a timer, whose end is noticed at the next lookup.
  func addQuietly(_ entry: Entry) {
    if let key = entry.key { entries.removeAll { $0.key == key && !$0.isShown } }
    // An animation that the app has added under the key stays.
    guard entry.key == nil || !entries.contains(where: { $0.key == entry.key }) else { return }
    entries.append(entry)
    hasQuiet = true
  }

  private func removeFinished() {
    guard hasQuiet, let layer else { return }
    let time = layer.localTime
    entries.removeAll { entry in
      !entry.isShown && (entry.animation.time.endTime.map { $0 <= time + 1e-9 } ?? false)
    }
    hasQuiet = entries.contains { !$0.isShown }
  }

  // MARK: Adding and removing

  func add(_ entry: Entry) {
    if let key = entry.key { remove { $0.key == key } }
    entry.endInTransaction = MediaRuntime.transaction?.beginAnimation()
    entries.append(entry)
    guard MediaRuntime.scheduler != nil else { return }
    MediaRuntime.afterTurn { [weak self, weak entry] in
      guard let self, let entry, entries.contains(where: { $0 === entry }) else { return }
      resolveBeginTime(of: entry)
      schedule(entry)
    }
  }

  /// Removes animations before their end, and informs their delegates at the end of the turn.
  ///
  /// S14.12: The delegate is informed that the animation stopped without finishing.
  func remove(where shouldBeRemoved: (Entry) -> Bool) {
    let removed = entries.filter(shouldBeRemoved)
    entries.removeAll(where: shouldBeRemoved)
    for entry in removed {
      entry.cancelTimers()
      guard !entry.isOver else { continue }
      if MediaRuntime.scheduler == nil {
        LayerAnimations.didStop(entry, finished: false)
      } else {
        MediaRuntime.afterTurn { LayerAnimations.didStop(entry, finished: false) }
      }
    }
  }

  private static func didStop(_ entry: Entry, finished: Bool) {
    entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
    let end = entry.endInTransaction
    entry.endInTransaction = nil
    end?()
  }

  // MARK: Time

  private func resolveBeginTime(of entry: Entry) {
    guard entry.beginsWithTurn, let layer else { return }
    entry.animation.time.beginTime = layer.localTime
    entry.beginsWithTurn = false
  }

  /// Schedules the events of an animation, with the current speeds of the layer and its superlayers.
  private func schedule(_ entry: Entry) {
    entry.cancelTimers()
    guard let layer, let scheduler = MediaRuntime.scheduler, !entry.isOver else { return }
    entry.scheduler = scheduler
    let now = MediaClock.now
    func plan(_ localTime: CFTimeInterval, _ action: @escaping () -> Void) {
      guard let time = layer.clockTime(at: localTime) else { return }
      if time <= now { return action() }
      entry.tickets.append(scheduler.schedule(after: time - now, action))
    }
    if !entry.hasStarted {
      plan(entry.animation.time.beginTime) {
        entry.hasStarted = true
        entry.animation.delegate?.animationDidStart(entry.animation)
      }
    }
    guard let end = entry.animation.time.endTime else { return }
    plan(end) { [weak self] in
      guard let self else {
        // The layer may have been released; a transaction may still wait.
        return LayerAnimations.didStop(entry, finished: false)
      }
      finish(entry)
    }
  }

  private func finish(_ entry: Entry) {
    guard entries.contains(where: { $0 === entry }), !entry.isOver, let layer else { return }
    // The layer's time may have changed in this very turn.
    guard let end = entry.animation.time.endTime, layer.localTime >= end - 1e-6 else { return }
    entry.isOver = true
    if entry.animation.isRemovedOnCompletion { entries.removeAll { $0 === entry } }
    LayerAnimations.didStop(entry, finished: true)
  }

  /// Reschedules all events after the timing of a layer has changed.
  func reschedule() {
    for entry in entries where !entry.beginsWithTurn { schedule(entry) }
  }

  // MARK: Presentation

  /// Sets the values of the animations at the current time on a layer.
  ///
  /// - Parameter onlyShown: Whether to leave out animations that pictures do not show.
  func apply(to presentation: PresentedLayer, onlyShown: Bool) {
    guard let layer else { return }
    if !onlyShown { removeFinished() }
    let time = layer.localTime
    for entry in entries where entry.isShown || !onlyShown {
      if entry.beginsWithTurn { entry.animation.time.beginTime = time }
      entry.animation.apply(at: time, to: presentation)
    }
  }

  /// The transition in progress; `nil` if there is none.
  var transition: CATransition? {
    entries.lazy.compactMap { $0.isShown ? $0.animation as? CATransition : nil }.last
  }
}
