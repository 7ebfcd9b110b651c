public import Foundation

/// The backdrop of an app's interface and the root of its view hierarchy.
open class UIWindow: UIView {
  /// The z-order of a window.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The raw value; a window with a higher one is in front.
    public var rawValue: CGFloat

    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default level, that of an app's windows.
    public static let normal: Level = .init(0)
    /// Windows at the height of the status bar.
    public static let statusBar: Level = .init(1000)
    /// Windows above everything of the app.
    public static let alert: Level = .init(2000)
  }

  /// The responder that receives key events.
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

  /// Creates a hidden window; archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    windowReference = reference
  }

  /// The scene that contains the window.
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

  /// The screen that shows the window.
  open var screen: UIScreen { storedScene?.screen ?? UIScreen.main }

  /// The root view controller; its view fills the window.
  open var rootViewController: UIViewController? {
    get { storedRoot }
    set { setRoot(newValue) }
  }

  /// The z-order of the window; normal by default.
  open var windowLevel: Level = .normal

  /// A Boolean value that determines whether the window is not shown; a new window is hidden.
  open override var isHidden: Bool {
    get { !isShown }
    set { setShown(!newValue) }
  }

  /// A Boolean value that indicates whether the window is the key window.
  open var isKeyWindow: Bool { storedScene?.storedKeyWindow === self }

  /// A Boolean value that indicates whether the window can become the key window.
  open var canBecomeKey: Bool { true }

  /// Shows the window and makes it the key window.
  ///
  /// The whole first appearance of the root view controller is finished when this returns, in the
  /// order of S2.13; UIKit calls `viewDidAppear` at the end of the run loop's turn.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Makes the window the key window.
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

  /// Tells the window that it has become the key window.
  ///
  /// The default implementation does nothing.
  open func becomeKey() {}

  /// Tells the window that it is no longer the key window.
  ///
  /// The default implementation does nothing.
  open func resignKey() {}

  /// Dispatches the touches of an event to the window's views.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  /// The next responder: the scene.
  open override var next: UIResponder? { storedScene }

  override var rootSafeAreaInsets: UIEdgeInsets {
    guard let scene = storedScene else { return .zero }
    return SafeAreaPropagation.insets(
      parentInsets: scene.windowSafeAreaInsets,
      parentBounds: CGRect(origin: .zero, size: scene.geometry.size), childFrame: frame)
  }

  /// Lays out the window until none of its views need layout.
  package func layOut() {
    if let scene = storedScene, isShown { scene.layOut() } else { LayoutPass.runUntilStable(self) }
  }

  override func positionInSuperviewDidChange() {
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
      storedScene?.setRetained(self, true)
      storedScene?.updateStatusBar()
      updateSafeArea()
      showRoot()
    } else {
      storedRoot?.viewIfLoaded?.removeFromSuperview()
      storedScene?.setRetained(self, false)
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

  /// Loads the root view, sets its frame to the window's bounds and inserts it behind all others.
  private func showRoot() {
    guard let root = storedRoot, let view = root.view else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    insertSubview(view, at: 0)
    storedScene?.rotateToSupportedOrientation(of: self)
  }
}
