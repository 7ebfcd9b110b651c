public import Foundation

/// The view at the top of a tree of views; it belongs to a scene.
open class UIWindow: UIView {
  /// How near to the user a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number; higher is nearer.
    public var rawValue: CGFloat

    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// An app's windows.
    public static let normal: Level = .init(0)
    /// Windows at the height of the status bar.
    public static let statusBar: Level = .init(1000)
    /// Windows above everything of the app.
    public static let alert: Level = .init(2000)
  }

  /// The responder that keys go to.
  package internal(set) weak var firstResponder: UIResponder? {
    didSet { if firstResponder !== oldValue { storedScene?.keyboard.update() } }
  }
  let router = TouchRouter()
  private weak var storedScene: UIWindowScene?
  private var storedRoot: UIViewController?
  private var isShown = false

  /// Creates a hidden window that fills a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.geometry.size))
    windowReference = reference
    self.windowScene = windowScene
  }

  /// Creates a hidden window with a frame on the screen; it joins the app's scene when shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    windowReference = reference
  }

  /// Creates a hidden window; storyboards are not read, so the coder is not asked.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    windowReference = reference
  }

  /// The scene that the window is in.
  open weak var windowScene: UIWindowScene? {
    get { storedScene }
    set {
      guard newValue !== storedScene else { return }
      storedScene?.detach(self)
      storedScene = newValue
      newValue?.attach(self)
      if frame == .zero, let newValue { frame.size = newValue.geometry.size }
      updateTraits()
      updateSafeArea()
    }
  }

  /// The screen that the window is on.
  open var screen: UIScreen { storedScene?.screen ?? UIScreen.main }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { storedRoot }
    set { setRoot(newValue) }
  }

  /// How near to the user the window is.
  open var windowLevel: Level = .normal

  /// Whether the window is not shown; a new window is hidden.
  open override var isHidden: Bool {
    get { !isShown }
    set { setShown(!newValue) }
  }

  /// Whether the window gets keys.
  open var isKeyWindow: Bool { storedScene?.storedKeyWindow === self }

  /// Whether the window may get keys.
  open var canBecomeKey: Bool { true }

  /// Shows the window and gives it keys; its root controller appears.
  ///
  /// The whole first appearance runs before this returns, in the order of S2.13: UIKit waits for
  /// the end of the run loop's turn with `viewDidAppear`.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Gives the window keys.
  open func makeKey() {
    joinScene()
    guard let scene = storedScene, canBecomeKey, scene.storedKeyWindow !== self else { return }
    let old = scene.storedKeyWindow
    scene.storedKeyWindow = nil
    old?.resignKey()
    scene.storedKeyWindow = self
    scene.statusBarNeedsUpdate = true
    becomeKey()
  }

  /// Tells that the window gets keys; does nothing here.
  open func becomeKey() {}

  /// Tells that the window gets no keys any more; does nothing here.
  open func resignKey() {}

  /// Hands the fingers of an event to the views they came down in.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  /// The scene.
  open override var next: UIResponder? { storedScene }

  override var rootSafeAreaInsets: UIEdgeInsets {
    guard let scene = storedScene else { return .zero }
    return SafeAreaPropagation.insets(
      parentInsets: scene.metrics.windowSafeAreaInsets(scene.situation),
      parentBounds: CGRect(origin: .zero, size: scene.geometry.size), childFrame: frame)
  }

  /// Lays out the window until nothing in it is marked.
  package func layOut() {
    if let scene = storedScene, isShown { scene.layOut() } else { LayoutPass.settle(self) }
  }

  override func placeInSuperviewDidChange() {
    updateSafeArea()
  }

  // MARK: Showing

  private func joinScene() {
    if storedScene == nil { windowScene = Runtime.environment?.scene }
  }

  private func setShown(_ shown: Bool) {
    guard shown != isShown else { return }
    isShown = shown
    layer.isHidden = !shown
    if shown {
      joinScene()
      storedScene?.keep(self, true)
      storedScene?.updateStatusBar()
      updateSafeArea()
      showRoot()
    } else {
      storedRoot?.viewIfLoaded?.removeFromSuperview()
      storedScene?.keep(self, false)
      if isKeyWindow { storedScene?.storedKeyWindow = nil }
    }
    storedScene?.statusBarNeedsUpdate = true
    storedScene?.layOut()
  }

  private func setRoot(_ controller: UIViewController?) {
    guard controller !== storedRoot else { return }
    storedRoot?.viewIfLoaded?.removeFromSuperview()
    storedRoot?.hostWindow = nil
    storedRoot = controller
    controller?.hostWindow = self
    guard isShown else { return }
    showRoot()
    storedScene?.statusBarNeedsUpdate = true
    storedScene?.layOut()
  }

  /// Loads the root view, gives it the window's size and puts it behind everything.
  private func showRoot() {
    guard let root = storedRoot, let view = root.view else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    insertSubview(view, at: 0)
    storedScene?.adoptOrientation(of: self)
  }
}
