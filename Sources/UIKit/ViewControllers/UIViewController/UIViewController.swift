public import Foundation

/// What manages a tree of views and its life on the screen.
///
/// Overridable members stand in this body and forward to the extensions beside it, one concern
/// a file. Containers of this module read ``setContainerSafeAreaInsets(_:forChild:)`` first.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  var loading = LoadingState()
  var containment = ContainmentState()
  var appearance = AppearanceState()
  var insets = ControllerInsetState()
  var items = ControllerItems()
  var presentation: PresentationState?
  var wishes = PresentationPreferences()
  var controllerTraits = ControllerTraitState()
  weak var activeTransition: TransitionCoordinator?

  /// Creates a controller whose view is made by ``loadView()``.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Must be `nil`: nib files are not read.
  ///   - nibBundleOrNil: Where a nib would be.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(
      nibNameOrNil == nil,
      "the nib \(nibNameOrNil ?? "") cannot be loaded: nib files are not read, make the view in "
        + "loadView()")
    super.init()
  }

  /// Creates a controller whose view is made by ``loadView()``.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller; storyboards are not read, so the coder is not asked.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The entry point of `make(_:)`: the class's own initializer, called through its vtable.
  @usableFromInline convenience init(_dynamic nothing: Void) {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: View

  /// The controller's view; asking for it loads it (S2.31).
  open var view: UIView! {
    get { loadedView }
    set { setView(newValue) }
  }

  /// The view if it is loaded.
  open var viewIfLoaded: UIView? { loading.view }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loading.view != nil }

  /// Makes the view: one of the screen's size without background (S2.31).
  open func loadView() { makeDefaultView() }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() { _ = loadedView }

  /// Tells that the view is loaded; it is in no window yet (S2.14).
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Tells that the view is about to be shown (S2.15).
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells that the view is being shown: traits and geometry hold (S2.16).
  open func viewIsAppearing(_ animated: Bool) {}

  /// Tells that the view is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells that the view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells that the view is gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells that the view is about to place its subviews.
  open func viewWillLayoutSubviews() {}

  /// Tells that the view has placed its subviews; they may not have placed theirs (S2.17).
  open func viewDidLayoutSubviews() {}

  /// Begins an appearance or disappearance that a container leads.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing: isAppearing, animated: animated)
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
  open func endAppearanceTransition() { endTransition() }

  /// Whether children appear and disappear with this controller by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the controller is appearing because it is being presented.
  open var isBeingPresented: Bool { presentation?.isAppearing ?? false }

  /// Whether the controller is disappearing because its presentation ends.
  open var isBeingDismissed: Bool { presentation?.isDisappearing ?? false }

  /// Whether the controller is appearing because it joins its parent.
  open var isMovingToParent: Bool { containment.isMovingToParent }

  /// Whether the controller is disappearing because it leaves its parent.
  open var isMovingFromParent: Bool { containment.isMovingFromParent }

  // MARK: Children

  /// The controller that this one is in.
  open var parent: UIViewController? { containment.parent }

  /// The controllers in this one, in the order they were added.
  open var children: [UIViewController] { containment.children }

  /// Adds a child and tells it that it is about to move here (S2.29).
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Takes the controller out of its parent and tells it so (S2.29).
  open func removeFromParent() { leaveParent() }

  /// Exchanges the views of two children as an animation and tells both of their appearance.
  ///
  /// The changes have their final values at once; `completion` and the end of the appearance wait
  /// for `duration` seconds of the device's clock.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// Shows a controller as the nearest container likes it, or presents it.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }

  /// Shows a controller as a detail as the nearest container likes it, or presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInContainer(vc, sender: sender)
  }

  /// Tells that the parent is about to change.
  open func willMove(toParent parent: UIViewController?) {}

  /// Tells that the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Safe area

  /// What the controller adds to the safe area of its view, in points (S2.1).
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { insets.additional }
    set { notifying("additionalSafeAreaInsets") { setAdditionalInsets(newValue) } }
  }

  /// Updates the constraints of the view, which has its turn from here (S8.33).
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Tells that the view's safe area has changed, or that the view is about to appear (S2.4).
  open func viewSafeAreaInsetsDidChange() {}

  /// The edges that the view goes under bars at (S2.7).
  open var edgesForExtendedLayout: UIRectEdge {
    get { insets.extendedEdges }
    set { setExtendedLayout { $0.extendedEdges = newValue } }
  }

  /// Whether the view also goes under opaque bars (S2.7).
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { insets.extendsUnderOpaqueBars }
    set { setExtendedLayout { $0.extendsUnderOpaqueBars = newValue } }
  }

  /// What stands for the bars at the top (S2.5).
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(.top) }

  /// What stands for the bars at the bottom (S2.5).
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottom) }

  /// Whether `.automatic` scroll views keep clear of bars also when they cannot scroll (S4.8).
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { insets.adjustsScrollViews }
    set { setAdjustsScrollViews(newValue) }
  }

  /// Returns the scroll view that bars at an edge watch.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    explicitContentScrollView(for: edge)
  }

  // MARK: Margins

  /// The least margins of the view along the writing direction, in points (S5.6).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }

  /// Whether the view's margins are at least ``systemMinimumLayoutMargins`` (S5.7).
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { insets.respectsSystemMargins }
    set { setRespectsSystemMargins(newValue) }
  }

  /// Tells that the view's margins have changed (S5.10).
  open func viewLayoutMarginsDidChange() {}

  // MARK: Bars

  /// The title, which the items for bars show too (S2.30).
  open var title: String? {
    get { items.title }
    set { notifying("title") { setTitle(newValue) } }
  }

  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem { existingNavigationItem }

  /// What a tab bar shows for the controller.
  open var tabBarItem: UITabBarItem! {
    get { existingTabBarItem }
    set { items.tabBarItem = newValue }
  }

  /// What a navigation controller's toolbar shows for the controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { items.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets what a navigation controller's toolbar shows for the controller.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    items.toolbarItems = toolbarItems
    navigationController?.toolbarItemsDidChange(of: self, animated: animated)
  }

  /// Whether the controller shows what can be changed.
  open var isEditing: Bool {
    get { items.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; the edit button shows which.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

  /// A button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem { existingEditButton }

  /// Whether bars at the bottom go while the controller is on a navigation stack (S3.5).
  open var hidesBottomBarWhenPushed: Bool {
    get { items.hidesBottomBarWhenPushed }
    set { items.hidesBottomBarWhenPushed = newValue }
  }

  /// The nearest navigation controller above.
  open var navigationController: UINavigationController? { ancestor() }

  /// The nearest tab bar controller above.
  open var tabBarController: UITabBarController? { ancestor() }

  // MARK: Status bar and home indicator

  /// Whether the status bar is hidden; where there is little height, unless said otherwise (S3.45).
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }

  /// The look of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that decides whether the status bar is hidden; `nil` is this controller (S3.44).
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The child that decides the look of the status bar; `nil` is this controller (S3.44).
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Lets the system ask again about the status bar (S3.46).
  open func setNeedsStatusBarAppearanceUpdate() {
    viewIfLoaded?.window?.windowScene?.updateStatusBar()
  }

  /// Whether the home indicator may go; insets do not change.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Lets the system ask again whether the home indicator may go.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    viewIfLoaded?.window?.windowScene?.updateStatusBar()
  }

  /// The child that decides whether the home indicator may go; `nil` is this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  // MARK: Rotation

  /// The orientations that the controller supports.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Lets the system ask again for the orientations, and turn to one that is supported.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { adoptSupportedOrientation() }

  /// Tells that the view's size will change by a rotation; hands it on to children (S2.24).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forward(size: size, with: coordinator) }

  /// Tells that the traits will change by a rotation; hands it on to children (S2.25).
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { forward(traits: newCollection, with: coordinator) }

  /// Returns the size of a child when this controller has a size; the same here.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The size that the controller would like to have in a container, in points.
  open var preferredContentSize: CGSize {
    get { insets.preferredContentSize }
    set { notifying("preferredContentSize") { setPreferredContentSize(newValue) } }
  }

  /// Tells that a child would like to have another size; does nothing here.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// What runs along with the transition that goes on now, here or in a parent.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition ?? parent?.transitionCoordinator
  }

  // MARK: Presentation

  /// How the controller is presented.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { wishes.style }
    set { wishes.style = newValue }
  }

  /// How the controller comes and goes, for animators of the app's; nothing moves here.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

  /// What makes the objects of the controller's own presentation.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { wishes.transitioningDelegate }
    set { wishes.transitioningDelegate = newValue }
  }

  /// Whether presentations in the current context cover this controller's view.
  open var definesPresentationContext: Bool {
    get { wishes.definesContext }
    set { wishes.definesContext = newValue }
  }

  /// Whether the user cannot end the presentation.
  open var isModalInPresentation: Bool {
    get { wishes.isModal }
    set { wishes.isModal = newValue }
  }

  /// What manages the presentation of this controller or of a parent, or would.
  open var presentationController: UIPresentationController? { presentationManager }

  /// What manages the presentation that goes on; `nil` when there is none.
  open var activePresentationController: UIPresentationController? { nearestPresentation }

  /// What manages the presentation as a sheet; `nil` for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationManager as? UISheetPresentationController
  }

  /// What manages the presentation as a popover; `nil` for other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationManager as? UIPopoverPresentationController
  }

  /// Whether a presentation that does not fill the screen decides about the status bar (S3.44).
  open var modalPresentationCapturesStatusBarAppearance: Bool = false

  /// The controller that is presented by this one or by a parent.
  open var presentedViewController: UIViewController? { nearestPresented }

  /// The controller that presents this one or a parent.
  open var presentingViewController: UIViewController? { nearestPresenting }

  /// Shows a controller over this one; `completion` is queued for the end of the transition.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { beginPresenting(viewControllerToPresent, animated: flag, completion: completion) }

  /// Ends the presentation above this controller, or its own.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: flag, completion: completion)
  }

  // MARK: Traits

  /// The traits that hold in the controller.
  open var traitCollection: UITraitCollection { inheritedTraits }

  /// Tells that the traits have changed; does nothing here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for the controller and all inside it; `.unspecified` inherits.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { controllerTraits.overrideStyle }
    set { setOverrideStyle(newValue) }
  }

  // MARK: Responder

  /// The view's superview, or else what presents the controller.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingViewController }

  // MARK: For containers of this module

  /// Makes what manages a presentation of this controller.
  func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    standardPresentationController(presenting: presenting, source: source)
  }

  /// Runs when a child has changed what it wants of bars, such as its extended edges.
  func childWantsOtherBars(_ child: UIViewController) { viewIfLoaded?.setNeedsLayout() }
}
