public import Foundation

/// What finds a gesture in the movement of fingers and tells its targets.
///
/// A recogniser goes from `.possible` to `.began` and on, or to `.ended` at once, or to `.failed`;
/// once all its fingers are up it is `.possible` again. Overridable members stand in this body and
/// forward to the extensions beside it.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a recogniser is.
  public enum State: Int, Sendable {
    /// The gesture may still come.
    case possible = 0
    /// A gesture that goes on has begun.
    case began = 1
    /// A gesture that goes on has changed.
    case changed = 2
    /// The gesture is over and was found.
    case ended = 3
    /// The system broke the gesture off.
    case cancelled = 4
    /// It was another gesture.
    case failed = 5

    /// The state of a gesture that is found at once; the same as `ended`.
    public static let recognized = State.ended
  }

  var gesture = GestureState()

  /// Creates a recogniser that calls a method of a target, which it does not keep alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser that tells nobody yet.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recogniser; storyboards are not read, so the coder is not asked.
  ///
  /// It is not `required`, as on iOS: a subclass that writes its own initializer leaves it out.
  public init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Telling

  /// Calls a method of a target on every change of state; the target is not kept alive.
  open func addTarget(_ target: Any, action: Selector) { listen(target, action) }

  /// Stops calling a method; `nil` stands for any target or any method.
  open func removeTarget(_ target: Any?, action: Selector?) { ignore(target, action) }

  // MARK: State

  /// How far the recogniser is; subclasses assign it as their touches come.
  open var state: State {
    get { gesture.state }
    set { request(newValue) }
  }

  /// The view that the recogniser was added to.
  open var view: UIView? { gesture.view }

  /// Whether the recogniser looks at fingers; switching it off breaks a gesture off.
  open var isEnabled: Bool {
    get { gesture.isEnabled }
    set { setEnabled(newValue) }
  }

  /// Who decides about the gesture beside the recogniser.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// A name for logs.
  open var name: String?

  // MARK: Fingers of the view

  /// Whether the view's fingers are cancelled once the gesture is found.
  open var cancelsTouchesInView: Bool = true

  /// Whether the view hears of fingers only once it is not this gesture.
  open var delaysTouchesBegan: Bool = false

  /// Whether the view hears that fingers were lifted only once it is not this gesture.
  open var delaysTouchesEnded: Bool = true

  /// Lets this recogniser wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    gesture.required.append(WeakGesture(otherGestureRecognizer))
  }

  // MARK: Places

  /// Returns the middle of the fingers in a view's space, in points; `nil` is the window's.
  open func location(in view: UIView?) -> CGPoint { middle(in: view) }

  /// How many fingers the gesture has now.
  open var numberOfTouches: Int { gesture.touches.count }

  /// Returns the place of one finger in a view's space, in points; `nil` is the window's.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    place(ofTouch: touchIndex, in: view)
  }

  // MARK: For subclasses

  /// Looks at fingers that came down; does nothing here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Looks at fingers that moved; does nothing here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Looks at fingers that were lifted; does nothing here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Looks at fingers that the system took away; does nothing here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Forgets a finger that does not belong to the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    gesture.touches.removeAll { $0 === touch }
  }

  /// Forgets the last gesture; runs when the recogniser is possible again.
  open func reset() {}

  /// Whether this gesture, once found, keeps another one from being found.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another gesture, once found, keeps this one from being found.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recogniser waits until another one has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recogniser waits until this one has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  // MARK: For subclasses in this module

  /// Whether the owner lets the gesture begin; asked before the delegate.
  func mayBegin() -> Bool { true }

  /// Runs after ``reset()``.
  func forgetGesture() {}

  /// What a log shows: the class and the state.
  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      "<\(type(of: self)): state = \(gesture.state); view = \(view.map { "\(type(of: $0))" } ?? "nil")>"
    }
  }
}
