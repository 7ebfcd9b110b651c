import Foundation

/// Delivers the touches of a window to gesture recognizers and views.
///
/// Recognizers of the view under a touch and of all views around it receive the touch first, the
/// innermost before the others. The view receives it unless a recognizer delays it or has
/// recognized its gesture.
@MainActor
final class TouchRouter {
  /// A touch that is being delivered.
  private final class Record {
    let touch: UITouch
    let recognizers: [UIGestureRecognizer]
    /// The phases that the view has not received yet, oldest first.
    var held: [UITouch.Phase] = []
    /// Whether the view has received the touch.
    var hasBegun = false
    /// Whether the view receives no further events of the touch.
    var isCut = false

    init(_ touch: UITouch, _ recognizers: [UIGestureRecognizer]) {
      self.touch = touch
      self.recognizers = recognizers
    }
  }

  /// The recognizers that have received a touch and are not reset yet.
  var active: [UIGestureRecognizer] = []
  /// Whether recognizers are handling an event.
  private(set) var isDelivering = false
  private var records: [Record] = []
  private var lastEvent: UIEvent?

  /// Delivers an event to gesture recognizers and views.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    lastEvent = event
    let touches = ordered(event.touches.filter { $0.window === window })
    for touch in touches where touch.phase == .began && record(of: touch) == nil {
      begin(touch, event, in: window)
    }
    isDelivering = true
    sendToRecognizers(of: touches, event)
    isDelivering = false
    for touch in touches where touch.phase != .stationary {
      record(of: touch)?.held.append(touch.phase)
    }
    deliverDelayedTouches()
    for touch in touches where touch.isOver {
      for recognizer in touch.recognizers {
        recognizer.updateLastCentroid()
        recognizer.gesture.touches.removeAll { $0 === touch }
      }
    }
    for recognizer in active { recognizer.resetIfOver() }
    deliverDelayedTouches()
  }

  /// Touches in the order in which they began; those that began together from top to bottom.
  private func ordered(_ touches: Set<UITouch>) -> [UITouch] {
    let places = touches.map { touch in
      (
        touch: touch,
        key: (
          records.firstIndex { $0.touch === touch } ?? records.count, touch.positionInWindow.y,
          touch.positionInWindow.x
        )
      )
    }
    return places.sorted { $0.key < $1.key }.map(\.touch)
  }

  private func record(of touch: UITouch) -> Record? { records.first { $0.touch === touch } }

  private func begin(_ touch: UITouch, _ event: UIEvent, in window: UIWindow) {
    if touch.view == nil { touch.view = window.hitTest(touch.positionInWindow, with: event) }
    if let view = touch.view, isKeptFromTouches(view) { touch.view = nil }
    var found: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      // Of the recognizers of one view, the last one added receives the touch first. Source:
      // unknown, guessed.
      for recognizer in (current.touching.recognizers).reversed()
      where recognizer.accepts(touch, of: event) {
        found.append(recognizer)
      }
      view = current.superview
    }
    for recognizer in found {
      recognizer.gesture.touches.append(touch)
      recognizer.gesture.sequence.insert(ObjectIdentifier(touch))
      recognizer.gesture.router = self
      if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
    }
    touch.recognizers = found
    records.append(Record(touch, found))
  }

  /// Returns whether an exclusive view prevents another one from receiving a touch (S18.8).
  private func isKeptFromTouches(_ view: UIView) -> Bool {
    records.contains { record in
      guard let other = record.touch.view, other !== view, !record.touch.isOver else {
        return false
      }
      return view.touching.isExclusive || other.touching.isExclusive
    }
  }

  private func sendToRecognizers(of touches: [UITouch], _ event: UIEvent) {
    var order: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in record(of: touch)?.recognizers ?? []
      where !order.contains(where: { $0 === recognizer }) {
        order.append(recognizer)
      }
    }
    for recognizer in order {
      func some(_ phase: UITouch.Phase) -> Set<UITouch>? {
        guard !recognizer.gesture.isOver else { return nil }
        let own = touches.filter { touch in
          touch.phase == phase && recognizer.gesture.touches.contains { $0 === touch }
        }
        return own.isEmpty ? nil : Set(own)
      }
      if let began = some(.began) { recognizer.touchesBegan(began, with: event) }
      if let moved = some(.moved) { recognizer.touchesMoved(moved, with: event) }
      if let ended = some(.ended) { recognizer.touchesEnded(ended, with: event) }
      if let cancelled = some(.cancelled) { recognizer.touchesCancelled(cancelled, with: event) }
    }
  }

  // MARK: After a recognizer has decided

  /// Updates recognizers that wait for another one, and the views, after its change of state.
  func stateDidChange(of recognizer: UIGestureRecognizer) {
    for other in active where other !== recognizer { other.tryWaiting() }
    if !isDelivering { deliverDelayedTouches() }
  }

  /// Delivers the events to views that are no longer delayed.
  func deliverDelayedTouches() {
    guard !isDelivering, let event = lastEvent else { return }
    for record in records { deliverDelayedTouches(record, event) }
    records.removeAll { $0.touch.isOver && $0.held.isEmpty }
  }

  private func deliverDelayedTouches(_ record: Record, _ event: UIEvent) {
    let wasFound = record.recognizers.contains {
      $0.cancelsTouchesInView && ($0.gesture.goesOn || $0.gesture.state == .ended)
        && $0.gesture.sequence.contains(ObjectIdentifier(record.touch))
    }
    if wasFound && !record.isCut {
      record.isCut = true
      record.held = []
      if record.hasBegun { send(record, .cancelled, event) }
    }
    guard !record.isCut else {
      record.held = []
      return
    }
    while let phase = record.held.first, !isHeld(record, phase) {
      record.held.removeFirst()
      send(record, phase, event)
    }
  }

  private func isHeld(_ record: Record, _ phase: UITouch.Phase) -> Bool {
    record.recognizers.contains { recognizer in
      guard recognizer.gesture.state == .possible,
        recognizer.gesture.sequence.contains(ObjectIdentifier(record.touch))
      else { return false }
      return recognizer.delaysTouchesBegan || (recognizer.delaysTouchesEnded && phase == .ended)
    }
  }

  private func send(_ record: Record, _ phase: UITouch.Phase, _ event: UIEvent) {
    guard let view = record.touch.view else { return }
    let touches: Set<UITouch> = [record.touch]
    switch phase {
    case .began:
      guard mayBegin(record, view, event) else {
        record.isCut = true
        return
      }
      record.hasBegun = true
      view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled:
      if record.hasBegun { view.touchesCancelled(touches, with: event) }
    case .stationary: break
    }
  }

  /// Returns whether a view receives a touch: only its first one, unless multiple touch is enabled, and only if the
  /// scroll views around it allow it.
  private func mayBegin(_ record: Record, _ view: UIView, _ event: UIEvent) -> Bool {
    let others = records.filter { $0 !== record && $0.touch.view === view && $0.hasBegun }
    if !view.isMultipleTouchEnabled && others.contains(where: { !$0.touch.isOver }) { return false }
    var around = view.superview
    while let current = around {
      if let scrollView = current as? UIScrollView,
        !scrollView.touchesShouldBegin([record.touch], with: event, in: view)
      {
        return false
      }
      around = current.superview
    }
    return true
  }

  /// Returns whether the view of a touch has received it.
  func hasBegun(_ touch: UITouch) -> Bool {
    record(of: touch).map { $0.hasBegun && !$0.isCut } ?? false
  }
}
