public import Foundation

/// The base class of gesture recognizers, which send action messages to their targets.
///
/// A recognizer changes from `.possible` to `.began` and `.changed`, or to `.ended` at once, or to
/// `.failed`; once all its touches have ended it is `.possible` again. Overridable members are in
/// this body and forward to the extensions beside it.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The states of a gesture recognizer.
  public enum State: Int, Sendable {
    /// The gesture may still be recognized.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// The gesture was recognized and has ended.
    case ended = 3
    /// The gesture was canceled.
    case cancelled = 4
    /// The touches are not those of the gesture.
    case failed = 5

    /// The state of a discrete gesture that is recognized; the same as `ended`.
    public static let recognized = State.ended
  }

  var gesture = GestureState()

  /// Creates a recognizer that calls a method of a target, which it does not retain.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a gesture recognizer without a target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recognizer; archives are not supported, so the coder is ignored.
  ///
  /// It is not `required`, as on iOS: a subclass that writes its own initializer leaves it out.
  public init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Telling

  /// Adds a target and an action; the target is not retained.
  open func addTarget(_ target: Any, action: Selector) { listen(target, action) }

  /// Removes a target and an action; `nil` means any.
  open func removeTarget(_ target: Any?, action: Selector?) { ignore(target, action) }

  // MARK: State

  /// The state of the gesture recognizer; subclasses set it.
  open var state: State {
    get { gesture.state }
    set { request(newValue) }
  }

  /// The view that the gesture recognizer is attached to.
  open var view: UIView? { gesture.view }

  /// A Boolean value that determines whether the gesture recognizer is enabled; disabling it
  /// cancels its gesture.
  open var isEnabled: Bool {
    get { gesture.isEnabled }
    set { setEnabled(newValue) }
  }

  /// The delegate of the gesture recognizer.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// A name that identifies the recognizer when debugging.
  open var name: String?

  // MARK: Touches of the view

  /// A Boolean value that determines whether recognizing the gesture cancels touches in the view;
  /// `true` by default.
  open var cancelsTouchesInView: Bool = true

  /// A Boolean value that determines whether touches are delayed until the gesture has failed;
  /// `false` by default.
  open var delaysTouchesBegan: Bool = false

  /// A Boolean value that determines whether the end of touches is delayed until the gesture has
  /// failed; `true` by default.
  open var delaysTouchesEnded: Bool = true

  /// Creates a failure requirement: this gesture recognizer waits until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    gesture.required.append(WeakGesture(otherGestureRecognizer))
  }

  // MARK: Locations

  /// Returns the centroid of the touches in a view's coordinates, in points; `nil` means the
  /// window.
  open func location(in view: UIView?) -> CGPoint { centroid(in: view) }

  /// The number of touches in the gesture.
  open var numberOfTouches: Int { gesture.touches.count }

  /// Returns the location of one touch in a view's coordinates, in points; `nil` means the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    position(ofTouch: touchIndex, in: view)
  }

  // MARK: For subclasses

  /// Tells the recognizer that touches began in its view.
  ///
  /// The default implementation does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that touches have moved.
  ///
  /// The default implementation does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that touches have ended.
  ///
  /// The default implementation does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that the system has canceled touches.
  ///
  /// The default implementation does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Ignores a touch that is not part of the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    gesture.touches.removeAll { $0 === touch }
  }

  /// Resets the internal state; called when the gesture recognizer returns to `.possible`.
  open func reset() {}

  /// Returns a Boolean value that indicates whether this gesture, once recognized, prevents another
  /// one from being recognized.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns a Boolean value that indicates whether another gesture, once recognized, prevents this
  /// one from being recognized.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns a Boolean value that indicates whether this recognizer waits until another one has
  /// failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns a Boolean value that indicates whether another recognizer waits until this one has
  /// failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  // MARK: For subclasses in this module

  /// Returns whether the owner allows the gesture to begin; called before the delegate.
  func mayBegin() -> Bool { true }

  /// Runs after ``reset()``.
  func resetGesture() {}

  /// A description for logs: the class and the state.
  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      "<\(type(of: self)): state = \(gesture.state); view = \(view.map { "\(type(of: $0))" } ?? "nil")>"
    }
  }
}
