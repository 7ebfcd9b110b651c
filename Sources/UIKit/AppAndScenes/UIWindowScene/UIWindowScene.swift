import Foundation

/// A scene that manages one or more windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The description of the device.
  package let device: DeviceDescription
  /// Whether the app hides the status bar from launch on; `nil` leaves it to view controllers.
  package let statusBarHiddenAtLaunch: Bool?

  var orientation: UIInterfaceOrientation
  /// Whether the app hides the status bar, as of the last update (S3.44); `false` leaves it as the
  /// system shows it.
  package internal(set) var hidesStatusBar = false
  /// Whether the home indicator is hidden, as of the last update; insets do not change.
  package internal(set) var hidesHomeIndicator = false
  /// The edges at which system gestures are deferred, as it was last decided (S3.48).
  package internal(set) var edgesDeferringSystemGestures: UIRectEdge = []
  /// The appearance of the status bar, as it was last decided.
  var statusBarStyle = UIStatusBarStyle.default
  var statusBarNeedsUpdate = false
  var attachedWindows: [AttachedWindow] = []
  private var keyWindowReference: ItemReference?
  /// The actions to run at the end of the next layout, such as `viewDidAppear`.
  var afterLayout: [() -> Void] = []
  var storedTouchScreen: TouchScreen?
  var storedKeyboard: Keyboard?
  private let storedScreen: UIScreen
  private var overriddenTraits = TraitValues() {
    didSet { madeTraits = nil }
  }
  var storedTraitOverrides = UITraitOverrides() {
    didSet { madeTraits = nil }
  }
  /// The last created traits, which every new view reads.
  private var madeTraits: (orientation: UIInterfaceOrientation, traits: UITraitCollection)?
  var registrations = TraitRegistrations()
  private var knownTraits: UITraitCollection?
  private var storedStatusBarManager: UIStatusBarManager?
  /// The insets that a test adds to the safe area of the screen; the bars at the screen's edges move
  /// with it.
  package var addedSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if addedSafeAreaInsets != oldValue { rootSafeAreaDidChange() } }
  }

  init(
    device: DeviceDescription, screen: UIScreen, orientation: UIInterfaceOrientation,
    statusBarHiddenAtLaunch: Bool?
  ) {
    self.device = device
    self.orientation = orientation
    self.statusBarHiddenAtLaunch = statusBarHiddenAtLaunch
    storedScreen = screen
    super.init()
    activationState = .foregroundActive
  }

  /// The screen of the scene.
  open var screen: UIScreen { storedScreen }

  /// The current orientation of the scene's interface.
  open var interfaceOrientation: UIInterfaceOrientation { orientation }

  /// The windows of the scene.
  open var windows: [UIWindow] { allWindows.filter { !($0 is KeyboardWindow) } }

  /// The windows of the scene and those of the system.
  var allWindows: [UIWindow] { attachedWindows.compactMap(\.window) }

  /// The key window of the scene.
  open var keyWindow: UIWindow? { storedKeyWindow }

  final var storedKeyWindow: UIWindow? {
    get { keyWindowReference?.window }
    set { keyWindowReference = newValue?.reference }
  }

  /// The coordinate space of the scene.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace.shared }

  /// The object that manages the scene's status bar.
  open var statusBarManager: UIStatusBarManager? {
    if let storedStatusBarManager { return storedStatusBarManager }
    let manager = UIStatusBarManager(scene: self)
    storedStatusBarManager = manager
    return manager
  }

  /// The traits of the device in its current orientation.
  open var traitCollection: UITraitCollection { traits(for: orientation) }

  /// Tells the scene that its traits have changed.
  ///
  /// The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The screen in the current orientation.
  package var geometry: ScreenGeometry { device.geometry(for: orientation) }

  /// The conditions that the sizes of bars depend on.
  package var situation: ScreenSituation {
    ScreenSituation(
      device: device, orientation: orientation, hidesStatusBar: hidesStatusBar,
      hidesStatusBarAtLaunch: statusBarHiddenAtLaunch == true)
  }

  /// The lengths, designs and quirks of the system.
  package var metrics: SystemMetrics { device.system.metrics }

  /// The height of the status bar as it is shown, in points; 0 when it is hidden.
  package var statusBarHeight: CGFloat { metrics.bars.statusBarHeight(situation) }

  /// Sets interface style, layout direction and text size; unspecified values are not changed.
  package func setSystemTraits(
    style: UIUserInterfaceStyle = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    contentSizeCategory: UIContentSizeCategory = .unspecified,
    contrast: UIAccessibilityContrast = .unspecified,
    legibilityWeight: UILegibilityWeight = .unspecified
  ) {
    let said = TraitValues(
      layoutDirection: layoutDirection, userInterfaceStyle: style,
      contentSizeCategory: contentSizeCategory, accessibilityContrast: contrast,
      legibilityWeight: legibilityWeight)
    overriddenTraits = overriddenTraits.overridden(by: said)
    DeviceTextSize.update(traitCollection)
    traitsMayHaveChanged()
  }

  /// Reports a change of the scene's traits, and updates those of its windows.
  func traitsMayHaveChanged(tellsWindows: Bool = true) {
    let current = traitCollection
    UITraitCollection.current = current
    if let known = knownTraits, known != current {
      knownTraits = current
      traitCollectionDidChange(known)
      registrations.notify(self, from: known, to: current)
    }
    knownTraits = current
    guard tellsWindows else { return }
    for window in allWindows { window.updateTraits() }
  }

  func traits(for orientation: UIInterfaceOrientation) -> UITraitCollection {
    if let madeTraits, madeTraits.orientation == orientation { return madeTraits.traits }
    let traits = makeTraits(for: orientation)
    madeTraits = (orientation, traits)
    return traits
  }

  private func makeTraits(for orientation: UIInterfaceOrientation) -> UITraitCollection {
    let geometry = device.geometry(for: orientation)
    let values = TraitValues(
      idiom: device.idiom, horizontalSizeClass: geometry.horizontalSizeClass,
      verticalSizeClass: geometry.verticalSizeClass, displayScale: device.scale,
      layoutDirection: .leftToRight, userInterfaceStyle: .light, contentSizeCategory: .large,
      userInterfaceLevel: .base, accessibilityContrast: .normal, legibilityWeight: .regular)
    return storedTraitOverrides.over(
      UITraitCollection(values: values.overridden(by: overriddenTraits)))
  }
}
