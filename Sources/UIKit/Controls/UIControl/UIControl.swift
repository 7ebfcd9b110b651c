import CoreGraphics
public import Foundation

/// A view that sends actions when it is touched.
open class UIControl: UIView {
  var control = ControlState()

  /// Creates a control with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control of zero size; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A Boolean value that determines whether the control is enabled and receives touches.
  open var isEnabled: Bool {
    get { control.isEnabled }
    set { notifying("enabled") { change { $0.isEnabled = newValue } } }
  }

  /// A Boolean value that determines whether the control is selected.
  open var isSelected: Bool {
    get { control.isSelected }
    set { notifying("selected") { change { $0.isSelected = newValue } } }
  }

  /// A Boolean value that determines whether the control is highlighted.
  open var isHighlighted: Bool {
    get { control.isHighlighted }
    set { notifying("highlighted") { change { $0.isHighlighted = newValue } } }
  }

  /// The current state of the control.
  open var state: State { control.state }

  /// A Boolean value that indicates whether the control is tracking a touch.
  open var isTracking: Bool { control.isTracking }

  /// A Boolean value that indicates whether the tracked touch is inside the control's bounds.
  open var isTouchInside: Bool { control.isTouchInside }

  /// The horizontal alignment of the content; `.center` by default.
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { control.horizontalAlignment }
    set {
      control.horizontalAlignment = newValue
      setNeedsLayout()
    }
  }

  /// The horizontal alignment of the content as left or right, in the control's writing direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    physicalAlignment(control.horizontalAlignment)
  }

  /// The vertical alignment of the content; `.center` by default.
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { control.verticalAlignment }
    set {
      control.verticalAlignment = newValue
      setNeedsLayout()
    }
  }

  /// The control events that have actions.
  open var allControlEvents: Event {
    control.listeners.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The targets of the control's actions; `NSNull` represents actions that are sent along the
  /// responder chain.
  open var allTargets: Set<AnyHashable> { targets }

  /// Returns the names of the action methods of a target for an event; `nil` if there are none.
  ///
  /// - Precondition: The event is a single event.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actionNames(target, controlEvent)
  }

  // MARK: Menus

  /// A Boolean value that determines whether a tap shows the control's menu instead of performing its action;
  /// `false` by default (S18.9).
  open var showsMenuAsPrimaryAction: Bool {
    get { control.showsMenuAsPrimaryAction }
    set { control.showsMenuAsPrimaryAction = newValue }
  }

  /// The interaction that shows the control's menu; `nil` while ``isContextMenuInteractionEnabled`` is `false`.
  open var contextMenuInteraction: UIContextMenuInteraction? { control.menuInteraction }

  /// A Boolean value that determines whether the control has a menu; `false` by default.
  open var isContextMenuInteractionEnabled: Bool {
    get { control.menuInteraction != nil }
    set { setHasMenu(newValue) }
  }

  /// Returns the menu at a point of the control; `nil` by default (S18.9).
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Tells the control that its menu is about to be shown; does nothing by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Tells the control that its menu is about to be dismissed; does nothing by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Performs the control's primary action, or shows its menu, as a tap does.
  open func performPrimaryAction() { performPrimary(event: nil) }

  /// The text that explains the control to a pointer that hovers over it; there is no pointer here.
  open var toolTip: String? {
    get { control.toolTip }
    set { control.toolTip = newValue }
  }

  /// Adds a target and an action for control events; the target is not retained.
  ///
  /// If the target is `nil`, the action is sent along the responder chain, beginning with the control.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    listen(.selector(WeakTarget(target), action), controlEvents)
  }

  /// Removes a target and an action from control events; `nil` means any.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    ignore(target, action, controlEvents)
  }

  /// Adds an action for control events; it replaces one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    // A missing identifier is created when it is first read.
    if !control.listeners.isEmpty {
      removeAction(identifiedBy: action.identifier, for: controlEvents)
    }
    listen(.action(action), controlEvents)
  }

  /// Removes an action from one or more control events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier from control events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    ignore(actionIdentifier, controlEvents)
  }

  /// Performs all actions of control events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, event: nil) }

  /// Calls a method of a target.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    perform(action, on: target, event: event)
  }

  /// Performs an action with the control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Begins tracking a touch; returns whether to continue.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Continues tracking a touch that moved; returns whether to continue.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Ends tracking a touch that has ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Cancels tracking a touch that the system has canceled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins tracking the touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches, event)
  }

  /// Continues tracking while the touch moves.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    updateTracking(touches, event)
  }

  /// Ends tracking, and sends `.touchUpInside` or `.touchUpOutside`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finish(touches, event)
  }

  /// Cancels tracking, and sends the actions of `.touchCancel`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancel(event)
  }

  /// Prevents views around a button or switch from recognizing a single tap on it.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { allows(gestureRecognizer) }

  /// Ignores touches while disabled.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isEnabled ? super.hitTest(point, with: event) : nil
  }

  /// Whether a single tap on the control is never recognized by views around it.
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
