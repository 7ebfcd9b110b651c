extension UIViewController {
  func beginTransition(isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance.phase == .disappeared || appearance.phase == .disappearing else { return }
      loadViewIfNeeded()
      appearance = AppearanceState(
        phase: .appearing, isAnimated: animated, owesIsAppearing: true)
      viewWillAppear(animated)
      // The next layout pass tells `viewIsAppearing`, with safe area and traits up to date.
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
    for child in childrenThatFollow {
      child.beginTransition(isAppearing: isAppearing, animated: animated)
    }
  }

  func endTransition() {
    let animated = appearance.isAnimated
    let followers = childrenThatFollow
    switch appearance.phase {
    case .appearing:
      tellIsAppearing()
      appearance.phase = .appeared
      appearance.followsWindow = false
      viewDidAppear(animated)
      containment.isMovingToParent = false
      for child in followers where child.appearance.phase == .appearing { child.endTransition() }
    case .disappearing:
      appearance.phase = .disappeared
      appearance.followsWindow = false
      viewDidDisappear(animated)
      containment.isMovingFromParent = false
      for child in followers where child.appearance.phase == .disappearing {
        child.endTransition()
      }
    case .appeared, .disappeared: return
    }
  }

  /// The children that appear and disappear with this controller: those whose views it shows.
  private var childrenThatFollow: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  // MARK: Window

  /// Begins to appear or disappear when the view changes its window without a container's word.
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

  /// Ends what the change of window began: after layout when appearing, at once when leaving.
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

  /// Runs after the superview has placed the view and its safe area was computed.
  func viewWasPlacedBySuperview() {
    guard appearance.owesIsAppearing, viewIfLoaded?.window != nil else { return }
    tellIsAppearing()
  }

  private func tellIsAppearing() {
    guard appearance.owesIsAppearing, appearance.phase == .appearing else { return }
    appearance.owesIsAppearing = false
    // The inset callback comes first (Q14), and at least once before the view is seen (S2.4).
    if !appearance.hasToldSafeArea { viewSafeAreaInsetsChanged() }
    viewIsAppearing(appearance.isAnimated)
  }

  /// Tells the controller of its view's safe area.
  func viewSafeAreaInsetsChanged() {
    appearance.hasToldSafeArea = true
    viewSafeAreaInsetsDidChange()
  }
}
