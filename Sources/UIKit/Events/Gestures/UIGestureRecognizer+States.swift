import Foundation

extension UIGestureRecognizer {
  /// Handles the request of a subclass for another state.
  func request(_ new: State) {
    switch (gesture.state, new) {
    case (.possible, .possible): return
    case (.possible, .failed), (.possible, .cancelled): commit(.failed)
    case (.possible, _): attemptRecognition(for: new)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      commit(new)
    case (.began, .failed), (.changed, .failed): commit(.cancelled)
    default: return
    }
  }

  func setEnabled(_ enabled: Bool) {
    guard enabled != gesture.isEnabled else { return }
    gesture.isEnabled = enabled
    guard !enabled else { return }
    if gesture.goesOn { commit(.cancelled) } else if gesture.state == .possible { commit(.failed) }
    gesture.touches = []
    (gesture.router)?.deliverDelayedTouches()
    resetIfOver()
  }

  // MARK: Being found

  private func attemptRecognition(for new: State) {
    guard gesture.isEnabled else { return }
    if !gesture.waiting.isEmpty {
      if new != .changed { gesture.waiting.append(new) }
      return
    }
    if !gesture.hasAgreed {
      guard agrees() else { return commit(.failed) }
      gesture.hasAgreed = true
    }
    gesture.waiting = [new]
    tryWaiting()
  }

  /// Asks the owner, the views under the touch and the delegate.
  private func agrees() -> Bool {
    guard mayBegin() else { return false }
    if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
    var view = gesture.touches.first?.view ?? gesture.view
    while let current = view {
      if !current.gestureRecognizerShouldBegin(self) { return false }
      if current === gesture.view { break }
      view = current.superview
    }
    return true
  }

  /// Recognizes a waiting gesture if all that it requires to fail have failed.
  func tryWaiting() {
    guard gesture.state == .possible, !gesture.waiting.isEmpty else { return }
    let peers = rivals
    for peer in peers where waits(for: peer) {
      if peer.gesture.state == .possible { return }
      if peer.gesture.state != .failed && peer.gesture.state != .cancelled {
        return commit(.failed)
      }
    }
    for peer in peers where peer.gesture.goesOn || peer.gesture.state == .ended {
      if peer.prevents(self) { return commit(.failed) }
    }
    let states = gesture.waiting
    gesture.waiting = []
    for state in states { commit(state) }
  }

  /// The other recognizers that receive a touch of this one.
  private var rivals: [UIGestureRecognizer] {
    gesture.router?.active.filter {
      $0 !== self && !$0.gesture.sequence.isDisjoint(with: gesture.sequence)
    } ?? []
  }

  private func waits(for other: UIGestureRecognizer) -> Bool {
    gesture.required.contains { $0.gesture === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true {
      return false
    }
    return other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }

  // MARK: Changing

  private func commit(_ new: State) {
    let old = gesture.state
    gesture.state = new
    if new == .failed || new == .cancelled { gesture.waiting = [] }
    if old == .possible, new == .began || new == .ended {
      for peer in rivals where peer.gesture.state == .possible && prevents(peer) {
        peer.commit(.failed)
      }
    }
    if new != .failed { sendActions() }
    gesture.router?.stateDidChange(of: self)
    resetIfOver()
  }

  private func sendActions() {
    updateLastCentroid()
    gesture.handler?()
    for listener in gesture.listeners {
      if let target = listener.target { listener.action.call(target, self, nil) }
    }
  }

  /// Makes the recognizer possible again once its gesture is finished and its touches have ended.
  func resetIfOver() {
    guard gesture.isOver, gesture.touches.isEmpty, gesture.router?.isDelivering != true else {
      return
    }
    let router = gesture.router
    gesture.state = .possible
    gesture.sequence = []
    gesture.waiting = []
    gesture.hasAgreed = false
    gesture.router = nil
    router?.active.removeAll { $0 === self }
    reset()
    resetGesture()
  }
}
