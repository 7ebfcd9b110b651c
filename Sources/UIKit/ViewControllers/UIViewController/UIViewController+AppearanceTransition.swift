extension UIViewController {
  func beginTransition(isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance.phase == .disappeared || appearance.phase == .disappearing else { return }
      loadViewIfNeeded()
      appearance = AppearanceState(
        phase: .appearing, isAnimated: animated, owesIsAppearing: true)
      viewWillAppear(animated)
      // The next layout pass calls `viewIsAppearing`, with updated safe area and traits.
      viewIfLoaded?.markSubtreeForLayout()
      viewIfLoaded?.window?.windowScene?.statusBarNeedsUpdate = true
    } else {
      guard appearance.phase == .appeared || appearance.phase == .appearing else { return }
      appearance.phase = .disappearing
      appearance.isAnimated = animated
      appearance.followsWindow = false
      viewWillDisappear(animated)
      viewIfLoaded?.window?.windowScene?.statusBarNeedsUpdate = true
    }
    let phase: AppearanceState.Phase = isAppearing ? .appearing : .disappearing
    // Callbacks may have ended or reversed the transition.
    for child in childrenThatFollow where appearance.phase == phase {
      child.beginTransition(isAppearing: isAppearing, animated: animated)
    }
  }

  func endTransition() {
    let animated = appearance.isAnimated
    let followers = childrenThatFollow
    switch appearance.phase {
    case .appearing:
      callViewIsAppearing()
      appearance.phase = .appeared
      appearance.followsWindow = false
      viewDidAppear(animated)
      containment.isMovingToParent = false
      containment.isMovingFromParent = false
      for child in followers where child.appearance.phase == .appearing { child.endTransition() }
    case .disappearing:
      appearance.phase = .disappeared
      appearance.followsWindow = false
      viewDidDisappear(animated)
      containment.isMovingToParent = false
      containment.isMovingFromParent = false
      // Also those whose views were removed meanwhile: no other call ends their transition.
      let others = shouldAutomaticallyForwardAppearanceMethods ? children : followers
      for child in others where child.appearance.phase == .disappearing { child.endTransition() }
      // A container that is not visible has no transition to run over time.
      containment.exchange?.finish()
    case .appeared, .disappeared: return
    }
  }

  /// The children that appear and disappear with this controller: those whose views it shows, but
  /// one that is just leaving.
  private var childrenThatFollow: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter {
      ($0.viewIfLoaded?.isDescendant(of: view) ?? false)
        && containment.exchange?.takesAway($0) != true
    }
  }

  // MARK: Overlapping transitions

  /// Makes the outstanding appearance callbacks, so that the controller appears or disappears with its
  /// container.
  ///
  /// Each `will` callback is followed by its `did` callback, even if other transitions began or ended meanwhile.
  ///
  /// - Parameters:
  ///   - container: The parent.
  ///   - isSeen: Whether the parent shows this controller; with `false` it disappears.
  func synchronizeAppearance(in container: UIViewController, isSeen: Bool) {
    switch isSeen ? container.appearance.phase : .disappeared {
    case .appearing: beginIfNeeded(true)
    case .appeared:
      beginIfNeeded(true)
      if appearance.phase == .appearing { endAppearanceTransition() }
    case .disappearing: beginIfNeeded(false)
    case .disappeared:
      beginIfNeeded(false)
      if appearance.phase == .disappearing { endAppearanceTransition() }
    }
  }

  private func beginIfNeeded(_ isAppearing: Bool) {
    let isHidden = appearance.phase == .disappeared || appearance.phase == .disappearing
    guard isHidden == isAppearing else { return }
    beginAppearanceTransition(isAppearing, animated: appearance.isAnimated)
  }

  /// Ends a transition that began with a parent from which the controller is being removed.
  func endTransitionOutside(_ parent: UIViewController) {
    guard viewIfLoaded?.window == nil, parent.shouldAutomaticallyForwardAppearanceMethods else {
      return
    }
    switch parent.appearance.phase {
    case .appearing, .disappearing, .disappeared: synchronizeAppearance(in: parent, isSeen: false)
    case .appeared: return
    }
  }

  // MARK: Window

  /// Begins an appearance transition when the view changes its window and no container has begun one.
  func viewWillMove(toWindow window: UIWindow?) {
    let isShown = viewIfLoaded?.window != nil
    if window != nil, !isShown {
      guard appearance.phase == .disappeared, mayFollowWindow else { return }
      let endsWithParent = parent?.appearance.phase == .appearing
      containment.isMovingToParent = parent?.appearance.phase == .appeared
      beginAppearanceTransition(true, animated: false)
      appearance.followsWindow = !endsWithParent
    } else if window == nil, isShown {
      guard appearance.phase == .appeared || appearance.phase == .appearing else { return }
      beginAppearanceTransition(false, animated: false)
      appearance.followsWindow = true
    }
  }

  /// Ends a transition that a change of window began: after layout when appearing, immediately when
  /// disappearing.
  func viewDidMoveToWindow() {
    viewIfLoaded?.safeArea.needsUpdate = true
    viewIfLoaded?.superview?.markSubtreeForLayout()
    guard appearance.followsWindow else { return }
    switch appearance.phase {
    case .appearing:
      viewIfLoaded?.window?.windowScene?.afterLayout.append { [weak self] in
        guard let self, appearance.followsWindow, appearance.phase == .appearing else { return }
        endAppearanceTransition()
      }
    case .disappearing: endAppearanceTransition()
    case .appeared, .disappeared: return
    }
  }

  private var mayFollowWindow: Bool {
    guard let parent else { return true }
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
    return parent.appearance.phase == .appeared || parent.appearance.phase == .appearing
  }

  // MARK: In the layout pass

  /// Called after the superview has laid out the view and its safe area was computed.
  func viewWasPlacedBySuperview() {
    guard appearance.owesIsAppearing, viewIfLoaded?.window != nil else { return }
    callViewIsAppearing()
  }

  private func callViewIsAppearing() {
    guard appearance.owesIsAppearing, appearance.phase == .appearing else { return }
    appearance.owesIsAppearing = false
    // The inset callback precedes it (Q14), and is called at least once before the view appears
    // (S2.4).
    if !appearance.hasReportedSafeArea { viewSafeAreaInsetsChanged() }
    viewIsAppearing(appearance.isAnimated)
  }

  /// Tells the controller of its view's safe area.
  func viewSafeAreaInsetsChanged() {
    appearance.hasReportedSafeArea = true
    viewSafeAreaInsetsDidChange()
  }
}
