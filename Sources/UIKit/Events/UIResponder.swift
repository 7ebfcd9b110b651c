public import Foundation

/// An object that responds to events: views, view controllers, windows, scenes and the app.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The associated objects, observers and delayed calls.
  nonisolated let attachments = AttachmentSlot()
  /// State that few responders have, such as an activity.
  final var storedRareResponder: RareResponderState?

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder, which receives the events that this one does not handle.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// A Boolean value that indicates whether the responder can become the first one; `false` unless
  /// a subclass overrides it.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the responder agrees to stop being the first one.
  open var canResignFirstResponder: Bool { true }

  /// A Boolean value that indicates whether the responder is the first one, which receives key
  /// events and actions.
  open var isFirstResponder: Bool { windowOfResponder?.firstResponder === self }

  /// Asks to become the first responder of the window; returns whether it now is.
  @discardableResult
  open func becomeFirstResponder() -> Bool { acquireFirstResponderStatus() }

  /// Asks to resign as the first responder; returns whether it has.
  @discardableResult
  open func resignFirstResponder() -> Bool { relinquishFirstResponderStatus() }

  // MARK: Keyboard

  /// A custom input view that replaces the keyboard; `nil` uses the keyboard.
  open var inputView: UIView? { nil }

  /// A custom view above the keyboard while the responder, or one before it, is the first
  /// responder.
  open var inputAccessoryView: UIView? { nil }

  /// Updates the input views of the first responder.
  open func reloadInputViews() { windowOfResponder?.windowScene?.keyboard.update() }

  // MARK: Touches

  /// Tells the responder that touches began.
  ///
  /// The default implementation forwards them to ``next``.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells the responder that touches have moved.
  ///
  /// The default implementation forwards them to ``next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells the responder that touches have ended.
  ///
  /// The default implementation forwards them to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells the responder that the system has canceled touches.
  ///
  /// The default implementation forwards them to ``next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses and motion

  /// Tells the responder that keys or buttons were pressed.
  ///
  /// The default implementation forwards them to ``next``.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Tells the responder that the force of a press has changed; never called, because presses have no force
  /// here.
  ///
  /// The default implementation forwards it to ``next``.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Tells the responder that keys or buttons were released.
  ///
  /// The default implementation forwards them to ``next``.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Tells the responder that the system has canceled presses.
  ///
  /// The default implementation forwards them to ``next``.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Tells the responder that the user has begun to shake the device (S18.6).
  ///
  /// The default implementation forwards it to ``next``.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Tells the responder that the user has shaken the device (S18.6).
  ///
  /// The default implementation forwards it to ``next``.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Tells the responder that a motion was no shake; never called here.
  ///
  /// The default implementation forwards it to ``next``.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Tells the responder of an event of a remote control; never called, because there is none.
  ///
  /// The default implementation forwards it to ``next``.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Actions

  /// Returns whether the responder can perform an action now (S18.1).
  ///
  /// The default implementation returns whether the responder has the method; for the standard edit actions
  /// it returns `false`, so that a subclass overrides it for those that it performs.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.canBeCalled(on: self) && EditAction(rawValue: action.description) == nil
  }

  /// Returns the first object of the responder chain that can perform an action now (S18.1).
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The key commands of the responder, which are active while it is in the responder chain (S18.4); none by
  /// default.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Tells the responder to add to the app's menus; never called, for a device here has no menu bar.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Tells the responder to update a command's state before it is used (S18.4); does nothing by default.
  open func validate(_ command: UICommand) {}

  // MARK: Standard edit actions

  /// Cuts the selection; does nothing unless overridden.
  open func cut(_ sender: Any?) {}

  /// Copies the selection; does nothing unless overridden.
  open func copy(_ sender: Any?) {}

  /// Inserts the contents of the pasteboard; does nothing unless overridden.
  open func paste(_ sender: Any?) {}

  /// Inserts the contents of the pasteboard and opens them as a URL; does nothing unless
  /// overridden.
  open func pasteAndGo(_ sender: Any?) {}

  /// Inserts the contents of the pasteboard in the style of the text there; does nothing unless
  /// overridden.
  open func pasteAndMatchStyle(_ sender: Any?) {}

  /// Inserts the contents of the pasteboard and searches for them; does nothing unless overridden.
  open func pasteAndSearch(_ sender: Any?) {}

  /// Selects the object at the insertion point; does nothing unless overridden.
  open func select(_ sender: Any?) {}

  /// Selects everything; does nothing unless overridden.
  open func selectAll(_ sender: Any?) {}

  /// Deletes the selection; does nothing unless overridden.
  open func delete(_ sender: Any?) {}

  /// Toggles the bold style of the selection; does nothing unless overridden.
  open func toggleBoldface(_ sender: Any?) {}

  /// Toggles the italic style of the selection; does nothing unless overridden.
  open func toggleItalics(_ sender: Any?) {}

  /// Toggles the underline of the selection; does nothing unless overridden.
  open func toggleUnderline(_ sender: Any?) {}

  /// Increases the size of the text; does nothing unless overridden.
  open func increaseSize(_ sender: Any?) {}

  /// Decreases the size of the text; does nothing unless overridden.
  open func decreaseSize(_ sender: Any?) {}

  /// Sets the writing direction of the text to left to right; does nothing unless overridden.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}

  /// Sets the writing direction of the text to right to left; does nothing unless overridden.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

  // MARK: User activity

  /// The user activity of the responder; `nil` by default.
  ///
  /// The app makes it current itself.
  open var userActivity: NSUserActivity? {
    get { storedRareResponder?.activity }
    set { rareResponder.activity = newValue }
  }

  /// Tells the responder to update an activity; never called, because activities are not handed off.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Restores the state of an activity (S17.8); does nothing by default.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Nibs

  /// Tells the responder that it was loaded from a nib, with its outlets set; a subclass calls `super`.
  open func awakeFromNib() {}

  /// Prepares the responder for display in Interface Builder; never called outside of it.
  open func prepareForInterfaceBuilder() {}

  // MARK: Accessibility

  /// Performs the action of a VoiceOver double tap, and returns whether it did (S20.4); `false` by
  /// default.
  open func accessibilityActivate() -> Bool { false }

  /// Increments the value of an adjustable element (S20.4); does nothing by default.
  open func accessibilityIncrement() {}

  /// Decrements the value of an adjustable element (S20.4); does nothing by default.
  open func accessibilityDecrement() {}

  /// Scrolls by a page, for VoiceOver's swipe of three touches, and returns whether it did (S20.4); `false` by
  /// default.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Dismisses a modal view, for VoiceOver's escape gesture, and returns whether it did (S20.4).
  ///
  /// The default implementation returns `false`.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action, for VoiceOver's double tap with two touches, and returns whether it did
  /// (S20.4); `false` by default.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Tells the element that an assistive technology has moved its focus here (S20.8); does nothing by default.
  open func accessibilityElementDidBecomeFocused() {}

  /// Tells the element that an assistive technology has moved its focus away (S20.8); does nothing by default.
  open func accessibilityElementDidLoseFocus() {}

  /// Returns a Boolean value that indicates whether an assistive technology has its focus here (S20.8).
  open func accessibilityElementIsFocused() -> Bool { AccessibilityScreen.current.focused === self }

  /// The actions of the element beyond its activation (S20.5); `nil` by default.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { storedRareResponder?.actions }
    set { rareResponder.actions = newValue }
  }

  /// A Boolean value that determines whether assistive technologies can access the element; `true` by default for text and
  /// controls (S20.2).
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? standardAccessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// A string that identifies the element to assistive technologies; the text that is shown by default (S20.2).
  open var accessibilityLabel: String? {
    get { accessibility.label ?? standardAccessibility.label }
    set { accessibility.label = newValue }
  }

  /// The label with attributes for speech.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      accessibility.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set {
      accessibility.attributedLabel = newValue
      accessibility.label = newValue?.string
    }
  }

  /// A string that describes the result of an action on the element.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The hint with attributes for speech.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set {
      accessibility.attributedHint = newValue
      accessibility.hint = newValue?.string
    }
  }

  /// The value of the element for assistive technologies; that of a control by default (S20.2).
  open var accessibilityValue: String? {
    get { accessibility.value ?? standardAccessibility.value }
    set { accessibility.value = newValue }
  }

  /// The value with attributes for speech.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      accessibility.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) }
    }
    set {
      accessibility.attributedValue = newValue
      accessibility.value = newValue?.string
    }
  }

  /// The traits of the element for assistive technologies; those of its kind by default (S20.2).
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? standardAccessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// A string with which tests find the element.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// A Boolean value that determines whether the accessibility elements inside are hidden.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }

  /// A Boolean value that determines whether the elements beside it are ignored; `false` by default (S20.6).
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  /// A Boolean value that determines whether the elements inside are read one after the other; `false` by
  /// default (S20.7).
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }

  /// The frame on the screen, in points; that of a view by default.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? standardAccessibilityFrame }
    set { accessibility.frame = newValue }
  }

  /// The shape on the screen; `nil`, the default, is the frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.path }
    set { accessibility.path = newValue }
  }

  /// The point that a double tap activates, on the screen; the center of the frame by default.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility.activationPoint ?? accessibilityFrame.center }
    set { accessibility.activationPoint = newValue }
  }

  /// The language of the element's strings; `nil`, the default, is the user's.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }

  /// The way in which Switch Control navigates the elements inside; it is not simulated here.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility.navigationStyle }
    set { accessibility.navigationStyle = newValue }
  }

  /// A Boolean value that determines whether the element responds to the user: by default, whether a view
  /// takes touches.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.respondsToUser ?? respondsToUserByDefault }
    set { accessibility.respondsToUser = newValue }
  }

  /// The names by which Voice Control identifies the element; the label by default.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.inputLabels = newValue }
  }

  /// A Boolean value that determines whether the element keeps its colors while colors are
  /// inverted; `false` by default.
  ///
  /// Pictures here never have inverted colors.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertColors }
    set { accessibility.ignoresInvertColors = newValue }
  }

  /// The elements inside, in the order in which they are read; `nil`, the default, is found from the subviews
  /// (S20.3).
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  /// The type of the container; `.none` by default.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.containerType }
    set { accessibility.containerType = newValue }
  }

  /// Returns the number of the elements inside; `NSNotFound` where ``accessibilityElements`` is `nil` (S20.3).
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

  /// Returns the element at an index; `nil` beyond the elements.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element; `NSNotFound` if it is not inside.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// The accessibility attributes of this class for which the app sets none.
  var standardAccessibility: StandardAccessibility { StandardAccessibility() }

  /// The frame on the screen, unless the app sets one.
  var standardAccessibilityFrame: CGRect { .zero }

  /// Whether the element responds to the user, unless the app sets it.
  var respondsToUserByDefault: Bool { true }

  // MARK: Observing

  /// Tells the responder that a value has changed that the responder observes by name; an error
  /// unless overridden.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { refuseValue(keyPath, of: object) }
}
