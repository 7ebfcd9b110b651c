public import Foundation

/// An object that manages a view hierarchy and its appearance on the screen.
///
/// Overridable members are in this body and forward to the extensions beside it, one concern per
/// file. Authors of containers in this module need ``setContainerSafeAreaInsets(_:forChild:)``.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  var loading = LoadingState()
  var containment = ContainmentState()
  var appearance = AppearanceState()
  var insets = ControllerInsetState()
  var items = ControllerItems()
  var presentation: PresentationState?
  var presentationPreferences = PresentationPreferences()
  var controllerTraits = ControllerTraitState()
  final var addedKeyCommands: [UIKeyCommand] = []
  weak var activeTransition: TransitionCoordinator?

  /// Creates a controller whose view is created by ``loadView()``.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Must be `nil`: nib files are not read.
  ///   - nibBundleOrNil: The bundle of the nib file; not used.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(
      nibNameOrNil == nil,
      "the nib \(nibNameOrNil ?? "") cannot be loaded: nib files are not read, make the view in "
        + "loadView()")
    super.init()
  }

  /// Creates a controller whose view is created by ``loadView()``.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller; archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: View

  /// The view that the controller manages; loaded on first access (S2.31).
  open var view: UIView! {
    get { loadedView }
    set { setView(newValue) }
  }

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loading.view }

  /// A Boolean value that indicates whether the view is loaded.
  open var isViewLoaded: Bool { loading.view != nil }

  /// Creates the view that the controller manages.
  ///
  /// The default implementation creates one of the screen's size without a background (S2.31).
  open func loadView() { makeDefaultView() }

  /// Loads the view if it is not loaded yet.
  open func loadViewIfNeeded() { _ = loadedView }

  /// Tells the view controller that the view was loaded; it is not in a window yet (S2.14).
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Tells the view controller that the view is about to be shown (S2.15).
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells the view controller that the view is appearing: its traits and geometry are final
  /// (S2.16).
  open func viewIsAppearing(_ animated: Bool) {}

  /// Tells the view controller that the view is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells the view controller that the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells the view controller that the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells the view controller that the view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Tells the view controller that the view has laid out its subviews; they may not have laid out
  /// theirs (S2.17).
  open func viewDidLayoutSubviews() {}

  /// Tells a child that its appearance is about to change.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing: isAppearing, animated: animated)
  }

  /// Tells a child that its appearance has changed.
  open func endAppearanceTransition() { endTransition() }

  /// A Boolean value that indicates whether the appearance callbacks are forwarded to children
  /// automatically; `true` by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// A Boolean value that indicates whether the controller is appearing because it is being
  /// presented.
  open var isBeingPresented: Bool { presentation?.isAppearing ?? false }

  /// A Boolean value that indicates whether the controller is disappearing because its presentation
  /// ends.
  open var isBeingDismissed: Bool { presentation?.isDisappearing ?? false }

  /// A Boolean value that indicates whether the controller is appearing because it joins its
  /// parent.
  open var isMovingToParent: Bool { containment.isMovingToParent }

  /// A Boolean value that indicates whether the controller is disappearing because it leaves its
  /// parent.
  open var isMovingFromParent: Bool { containment.isMovingFromParent }

  // MARK: Children

  /// The parent view controller; `nil` if there is none.
  open var parent: UIViewController? { containment.parent }

  /// The child view controllers, in the order they were added.
  open var children: [UIViewController] { containment.children }

  /// Adds a child and calls its `willMove(toParent:)` (S2.29).
  ///
  /// S2.29: The call of `didMove(toParent:)` is the container's duty.
  open func addChild(_ childController: UIViewController) { attachChild(childController) }

  /// Removes the view controller from its parent and calls `didMove(toParent:)` (S2.29).
  open func removeFromParent() { detachFromParent() }

  /// Replaces the view of one child with that of another in an animation, and notifies both of
  /// their appearance.
  ///
  /// The changes have their final values immediately; `completion` and the end of the appearance
  /// wait for `duration` seconds of the device's clock.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// Shows a view controller as the nearest container chooses, or presents it.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }

  /// Shows a view controller in a secondary context as the nearest container chooses, or presents
  /// it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInContainer(vc, sender: sender)
  }

  /// Tells the view controller that the parent is about to change.
  open func willMove(toParent parent: UIViewController?) {}

  /// Tells the view controller that the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Safe area

  /// The insets that the controller adds to the safe area of its view, in points (S2.1).
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { insets.additional }
    set { notifying("additionalSafeAreaInsets") { setAdditionalInsets(newValue) } }
  }

  /// Updates the constraints of the view (S8.33).
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Tells the view controller that the view's safe area has changed, or that the view is about to
  /// appear (S2.4).
  open func viewSafeAreaInsetsDidChange() {}

  /// The edges at which the view extends under bars (S2.7).
  open var edgesForExtendedLayout: UIRectEdge {
    get { insets.extendedEdges }
    set { setExtendedLayout { $0.extendedEdges = newValue } }
  }

  /// A Boolean value that determines whether the view also extends under opaque bars (S2.7).
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { insets.extendsUnderOpaqueBars }
    set { setExtendedLayout { $0.extendsUnderOpaqueBars = newValue } }
  }

  /// The layout guide of the bars at the top (S2.5).
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(.top) }

  /// The layout guide of the bars at the bottom (S2.5).
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottom) }

  /// A Boolean value that determines whether `.automatic` scroll views adjust for bars even if they
  /// cannot scroll (S4.8).
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { insets.adjustsScrollViews }
    set { setAdjustsScrollViews(newValue) }
  }

  /// Returns the scroll view that the bar at an edge observes.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    explicitContentScrollView(for: edge)
  }

  // MARK: Margins

  /// The minimum layout margins of the root view by the layout direction, in points (S5.6).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }

  /// A Boolean value that determines whether the view's margins are at least
  /// ``systemMinimumLayoutMargins`` (S5.7).
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { insets.respectsSystemMargins }
    set { setRespectsSystemMargins(newValue) }
  }

  /// Tells the view controller that the view's margins have changed (S5.10).
  open func viewLayoutMarginsDidChange() {}

  // MARK: Bars

  /// A localized title, which navigation and tab bar items also show (S2.30).
  open var title: String? {
    get { items.title }
    set { notifying("title") { setTitle(newValue) } }
  }

  /// The navigation item that represents the view controller in a navigation bar.
  open var navigationItem: UINavigationItem { existingNavigationItem }

  /// The tab bar item that represents the view controller in a tab bar.
  open var tabBarItem: UITabBarItem! {
    get { existingTabBarItem }
    set { items.tabBarItem = newValue }
  }

  /// The toolbar items of the view controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { items.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the toolbar items of the view controller.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    items.toolbarItems = toolbarItems
    navigationController?.toolbarItemsDidChange(of: self, animated: animated)
  }

  /// A Boolean value that determines whether the controller lets the user edit its content.
  open var isEditing: Bool {
    get { items.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets whether the view controller shows an editable view; the edit button follows.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

  /// A button that toggles between Edit and Done.
  open var editButtonItem: UIBarButtonItem { existingEditButton }

  /// A Boolean value that determines whether bottom bars are hidden while the controller is on a
  /// navigation stack (S3.5).
  open var hidesBottomBarWhenPushed: Bool {
    get { items.hidesBottomBarWhenPushed }
    set { items.hidesBottomBarWhenPushed = newValue }
  }

  /// The nearest ancestor that is a navigation controller.
  open var navigationController: UINavigationController? { ancestor() }

  /// The nearest ancestor that is a tab bar controller.
  open var tabBarController: UITabBarController? { ancestor() }

  // MARK: Status bar and home indicator

  /// A Boolean value that indicates whether the status bar is hidden; by default it is in a compact
  /// height (S3.45).
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }

  /// The preferred style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// The preferred animation for hiding and showing the status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that determines whether the status bar is hidden; `nil` means this view controller
  /// (S3.44).
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The child that determines the style of the status bar; `nil` means this view controller
  /// (S3.44).
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Tells the system that the status bar attributes have changed (S3.46).
  open func setNeedsStatusBarAppearanceUpdate() {
    viewIfLoaded?.window?.windowScene?.updateStatusBar()
  }

  /// A Boolean value that indicates whether the home indicator may be hidden; insets do not change.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Tells the system that the preference for hiding the home indicator has changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    viewIfLoaded?.window?.windowScene?.updateStatusBar()
  }

  /// The child that determines whether the home indicator hides; `nil` means this view controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// The edges at which the app's gestures take precedence over the system's; none by default.
  ///
  /// The home indicator is dimmed while the bottom edge is among them (S3.48).
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Tells the system that the preferred edges for deferring system gestures have changed.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    viewIfLoaded?.window?.windowScene?.updateStatusBar()
  }

  /// The child that determines the edges at which system gestures are deferred; `nil` means this view
  /// controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  // MARK: Memory

  /// Tells the view controller that memory is low (S17.4); does nothing by default.
  open func didReceiveMemoryWarning() {}

  // MARK: Keys

  /// Adds a command to those of ``keyCommands`` (S18.4).
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Removes a command that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// Returns the nearest controller, this one or an ancestor, that has a method for showing others (S18.3).
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    action.canBeCalled(on: self) && canPerformAction(action, withSender: sender)
      ? self : parent?.targetViewController(forAction: action, sender: sender)
  }

  /// A string by which the state of the controller would be restored; apps are launched once here.
  open var restorationIdentifier: String? {
    get { items.restorationIdentifier }
    set { items.restorationIdentifier = newValue }
  }

  // MARK: Rotation

  /// A Boolean value that determines whether the interface rotates with the device; `true` by
  /// default.
  ///
  /// From iOS 16 on the system does not call it (S17.21).
  open var shouldAutorotate: Bool { true }

  /// The orientation in which the controller is presented full screen; that of the status bar by default (S17.22).
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    Runtime.environment?.scene.interfaceOrientation ?? .portrait
  }

  /// The interface orientations that the view controller supports.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Tells the system that the supported orientations have changed; it rotates to a supported one.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { rotateToSupportedOrientation() }

  /// Tells the view controller that the view's size will change by a rotation; forwards the call to
  /// children (S2.24).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forward(size: size, with: coordinator) }

  /// Tells the view controller that the traits will change by a rotation; forwards the call to
  /// children (S2.25).
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { forward(traits: newCollection, with: coordinator) }

  /// Returns the size of a child's content; the parent's size by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The preferred size of the view in a container, in points.
  open var preferredContentSize: CGSize {
    get { insets.preferredContentSize }
    set { notifying("preferredContentSize") { setPreferredContentSize(newValue) } }
  }

  /// Tells the view controller that a child prefers another size; does nothing by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The coordinator of the transition in progress, here or in an ancestor.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition ?? parent?.transitionCoordinator
  }

  // MARK: Presentation

  /// The presentation style of the view controller.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentationPreferences.style }
    set { presentationPreferences.style = newValue }
  }

  /// The transition style of the presentation, for custom animators; views have their final values
  /// at once here.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

  /// The delegate that provides the objects of the view controller's custom presentation.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentationPreferences.transitioningDelegate }
    set { presentationPreferences.transitioningDelegate = newValue }
  }

  /// A Boolean value that determines whether presentations in the current context cover this
  /// controller's view.
  open var definesPresentationContext: Bool {
    get { presentationPreferences.definesContext }
    set { presentationPreferences.definesContext = newValue }
  }

  /// A Boolean value that determines whether the user cannot end the presentation.
  open var isModalInPresentation: Bool {
    get { presentationPreferences.isModal }
    set { presentationPreferences.isModal = newValue }
  }

  /// The presentation controller that manages this view controller or an ancestor.
  open var presentationController: UIPresentationController? { presentationManager }

  /// The presentation controller of the presentation in progress, or `nil`.
  open var activePresentationController: UIPresentationController? { nearestPresentation }

  /// The sheet presentation controller; `nil` for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationManager as? UISheetPresentationController
  }

  /// The popover presentation controller; `nil` for other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationManager as? UIPopoverPresentationController
  }

  /// A Boolean value that determines whether a presentation that does not fill the screen
  /// determines the appearance of the status bar (S3.44).
  open var modalPresentationCapturesStatusBarAppearance: Bool = false

  /// The view controller that this one, or an ancestor, presents.
  open var presentedViewController: UIViewController? { nearestPresented }

  /// The view controller that presents this one or an ancestor.
  open var presentingViewController: UIViewController? { nearestPresenting }

  /// Presents a view controller modally; `completion` is queued for the end of the transition.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { beginPresenting(viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses the view controller that this one presents, or itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresentation(animated: flag, completion: completion)
  }

  // MARK: Traits

  /// The traits of the view controller's environment.
  open var traitCollection: UITraitCollection { inheritedTraits }

  /// Tells the view controller that the traits have changed; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The light or dark style of the view controller and its descendants; `.unspecified`, the
  /// default, inherits it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { controllerTraits.overrideStyle }
    set { setOverrideStyle(newValue) }
  }

  // MARK: Responder

  /// The next responder: the view's superview, otherwise the presenting view controller.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingViewController }

  // MARK: For containers of this module

  /// Creates the presentation controller for this controller.
  func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    standardPresentationController(presenting: presenting, source: source)
  }

  /// Whether the controller has bars over its children, so that they adjust their scroll views.
  var hasBarsOverChildren: Bool { false }

  /// Whether the controller adjusts its scroll view's insets regardless of its setting, until iOS 10
  /// (S4.38).
  var alwaysAdjustsScrollViewInsets: Bool { false }
}
