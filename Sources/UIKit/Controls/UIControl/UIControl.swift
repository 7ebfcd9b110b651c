public import Foundation

/// A view that sends actions when it is touched.
open class UIControl: UIView {
  var control = ControlState()

  /// Creates a control with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control of zero size; storyboards are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A Boolean value that determines whether the control takes touches.
  open var isEnabled: Bool {
    get { control.isEnabled }
    set { notifying("enabled") { change { $0.isEnabled = newValue } } }
  }

  /// A Boolean value that determines whether the control is chosen.
  open var isSelected: Bool {
    get { control.isSelected }
    set { notifying("selected") { change { $0.isSelected = newValue } } }
  }

  /// A Boolean value that determines whether the control is highlighted.
  open var isHighlighted: Bool {
    get { control.isHighlighted }
    set { notifying("highlighted") { change { $0.isHighlighted = newValue } } }
  }

  /// All that holds for the control now.
  open var state: State { control.state }

  /// A Boolean value that indicates whether the control follows a touch.
  open var isTracking: Bool { control.isTracking }

  /// A Boolean value that indicates whether the touch that the control follows is inside.
  open var isTouchInside: Bool { control.isTouchInside }

  /// Where the contents stand between the sides; in the middle at first.
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { control.horizontalAlignment }
    set {
      control.horizontalAlignment = newValue
      setNeedsLayout()
    }
  }

  /// ``contentHorizontalAlignment`` as left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    physicalAlignment(control.horizontalAlignment)
  }

  /// Where the contents stand between top and bottom; in the middle at first.
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { control.verticalAlignment }
    set {
      control.verticalAlignment = newValue
      setNeedsLayout()
    }
  }

  /// The events that something is to be done on.
  open var allControlEvents: Event {
    control.listeners.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Calls a method of a target on events; the target is not kept alive.
  ///
  /// A `nil` target is looked for along the responders, from the control on.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    listen(.selector(WeakTarget(target), action), controlEvents)
  }

  /// Stops calling a method; `nil` stands for any target or any method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    ignore(target, action, controlEvents)
  }

  /// Does an action on events; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    // An identifier that was not given is created when it is first read.
    if !control.listeners.isEmpty {
      removeAction(identifiedBy: action.identifier, for: controlEvents)
    }
    listen(.action(action), controlEvents)
  }

  /// Removes an action from one or more control events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops doing the action with an identifier.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    ignore(actionIdentifier, controlEvents)
  }

  /// Does all that is to be done on events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, event: nil) }

  /// Calls a method of a target.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    perform(action, on: target, event: event)
  }

  /// Performs an action with the control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Begins to follow a touch; returns whether to go on.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Follows a touch that moved; returns whether to go on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Ends following a touch that was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Ends following a touch that the system took away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow the touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches, event)
  }

  /// Continues tracking while the touch moves.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches, event)
  }

  /// Ends tracking, and sends `.touchUpInside` or `.touchUpOutside`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finish(touches, event)
  }

  /// Cancels tracking, and sends the actions of `.touchCancel`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancel(event)
  }

  /// Keeps a single tap on a button or switch from being found by views around it.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { leaves(gestureRecognizer) }

  /// Takes no touches while disabled.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isEnabled ? super.hitTest(point, with: event) : nil
  }

  /// Whether a single tap on the control is never a gesture of views around it.
  var takesSingleTaps: Bool { false }

  /// Runs after ``state`` has changed.
  func stateDidChange() {}

  private func change(_ change: (inout ControlState) -> Void) {
    let old = control.state
    change(&control)
    guard control.state != old else { return }
    setNeedsLayout()
    setNeedsDisplay()
    stateDidChange()
  }
}
