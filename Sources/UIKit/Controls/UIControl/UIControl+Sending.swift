import Foundation

extension UIControl {
  func listen(_ response: ControlState.Response, _ events: Event) {
    control.listeners.append(ControlState.Listener(response: response, events: events))
  }

  func ignore(_ target: Any?, _ selector: Selector?, _ events: Event) {
    let wanted = target.map { $0 as AnyObject }
    removeEvents(events) { response in
      guard case .selector(let target, let own) = response else { return false }
      return (wanted == nil || target.object === wanted) && (selector == nil || own == selector)
    }
  }

  func ignore(_ identifier: UIAction.Identifier, _ events: Event) {
    removeEvents(events) { response in
      guard case .action(let action) = response else { return false }
      return action.identifier == identifier
    }
  }

  private func removeEvents(_ events: Event, where matches: (ControlState.Response) -> Bool) {
    for index in control.listeners.indices where matches(control.listeners[index].response) {
      control.listeners[index].events.subtract(events)
    }
    control.listeners.removeAll { $0.events.isEmpty }
  }

  func send(_ events: Event, event: UIEvent?) {
    for listener in control.listeners where !listener.events.isDisjoint(with: events) {
      switch listener.response {
      case .action(let action): sendAction(action)
      case .selector(let target, let selector):
        if target.isNamed && target.object == nil { continue }
        sendAction(selector, to: target.object, for: event)
      }
    }
  }

  /// Calls a method of the target or, without a target, of the first object with that method in the responder
  /// chain.
  func perform(_ selector: Selector, on target: Any?, event: UIEvent?) {
    if let target {
      selector.call(target as AnyObject, self, event)
      return
    }
    var responder: UIResponder? = self
    while let current = responder {
      if selector.isMethod(of: current) {
        selector.call(current, self, event)
        return
      }
      responder = current.next
    }
  }

  // MARK: Touches

  func track(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard !control.isTracking, let touch = touches.first else { return }
    control.isTracking = beginTracking(touch, with: event)
    guard control.isTracking else { return }
    control.isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event: event)
  }

  func updateTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard control.isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else {
      cancel(event)
      return
    }
    let wasInside = control.isTouchInside
    let isInside = reaches(touch)
    control.isTouchInside = isInside
    isHighlighted = isInside
    if isInside != wasInside { send(isInside ? .touchDragEnter : .touchDragExit, event: event) }
    send(isInside ? .touchDragInside : .touchDragOutside, event: event)
  }

  func finish(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard control.isTracking, let touch = touches.first else { return }
    let isInside = reaches(touch)
    control.isTracking = false
    control.isTouchInside = false
    isHighlighted = false
    endTracking(touch, with: event)
    if isInside, control.showsMenuAsPrimaryAction, showMenu() { return }
    send(isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside, event: event)
  }

  func cancel(_ event: UIEvent?) {
    guard control.isTracking else { return }
    control.isTracking = false
    control.isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    send(.touchCancel, event: event)
  }

  /// Returns whether a touch is near enough: within 70 points, as developers measured on devices.
  private func reaches(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }
}
