import Foundation

extension UIViewController {
  /// How long a presentation takes, in seconds.
  ///
  /// Source: unknown, guessed.
  private static let presentationDuration: TimeInterval = 0.4

  /// The controller that this one or a parent presents.
  var nearestPresented: UIViewController? { containment.presented ?? parent?.nearestPresented }

  /// The controller that presents this one or a parent.
  var nearestPresenting: UIViewController? {
    presentation?.presenting ?? parent?.nearestPresenting
  }

  /// This controller and those presented above it, lowest first.
  var presentationChain: [UIViewController] {
    var chain = [self]
    while let next = chain.last?.containment.presented { chain.append(next) }
    return chain
  }

  /// The controller that presents on behalf of this one: the one without a parent.
  private var presenter: UIViewController { parent?.presenter ?? self }

  // MARK: Showing

  func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenter
    guard presenter.containment.presented == nil else {
      return Runtime.report(
        """
        \(type(of: self)) did not present \(type(of: controller)): it already presents \
        \(type(of: presenter.containment.presented ?? presenter)). Present from the topmost \
        controller, or dismiss first.
        """)
    }
    guard let window = presenter.viewIfLoaded?.window, let scene = window.windowScene else {
      return Runtime.report(
        """
        \(type(of: self)) did not present \(type(of: controller)): its view is in no window. \
        Present after viewWillAppear.
        """)
    }
    let style = PresentationLayout.resolve(
      controller.modalPresentationStyle, in: scene.situation)
    controller.presentation = PresentationState(
      presenting: presenter, style: style, isAppearing: true)
    presenter.containment.presented = controller
    let isAnimated = animated && UIView.areAnimationsEnabled
    let container = controller.makePresentationContainer()
    controller.presentation?.container = container
    if style == .fullScreen { presenter.beginAppearanceTransition(false, animated: isAnimated) }
    controller.beginAppearanceTransition(true, animated: isAnimated)
    container.frame = window.bounds
    window.addSubview(container)
    container.addSubview(container.content)
    container.setNeedsLayout()
    scene.statusBarNeedsUpdate = true
    controller.whenTransitionEnds(isAnimated, in: scene) {
      controller.presentation?.isAppearing = false
      controller.endAppearanceTransition()
      if controller.presentation?.removesPresenter == true {
        presenter.endAppearanceTransition()
        presenter.viewIfLoaded?.isHidden = true
      }
      completion?()
    }
  }

  private func makePresentationContainer() -> PresentationContainerView {
    let style = presentation?.style ?? .fullScreen
    return PresentationContainerView(
      content: loadedView, isDimmed: style == .pageSheet || style == .formSheet
    ) { [weak self] window in
      guard let self, let scene = window.windowScene else { return window.bounds }
      let current = PresentationLayout.resolve(modalPresentationStyle, in: scene.situation)
      return PresentationLayout.frame(
        for: current, in: window.bounds.size, safeTop: window.safeAreaInsets.top,
        isRegularWidth: window.traitCollection.horizontalSizeClass == .regular,
        preferred: preferredContentSize)
    }
  }

  // MARK: Ending

  func endPresentation(animated: Bool, completion: (() -> Void)?) {
    // The presenter ends what is above it; a presented controller asks its presenter.
    let presenter: UIViewController
    if nearestPresented != nil {
      presenter = self.presenter
    } else if let presenting = nearestPresenting {
      presenter = presenting
    } else {
      return
    }
    guard let top = presenter.presentationChain.last, let lowest = presenter.containment.presented,
      let scene = presenter.viewIfLoaded?.window?.windowScene
    else { return }
    let isAnimated = animated && UIView.areAnimationsEnabled
    let removesPresenter = presenter.presentationChain.dropFirst()
      .contains { $0.presentation?.removesPresenter == true }
    top.presentation?.isDisappearing = true
    top.beginAppearanceTransition(false, animated: isAnimated)
    if removesPresenter {
      presenter.viewIfLoaded?.isHidden = false
      presenter.beginAppearanceTransition(true, animated: isAnimated)
    }
    let chain = Array(presenter.presentationChain.dropFirst())
    presenter.containment.presented = nil
    scene.statusBarNeedsUpdate = true
    lowest.whenTransitionEnds(isAnimated, in: scene) {
      for controller in chain.reversed() {
        controller.presentation?.container?.removeFromSuperview()
        controller.endAppearanceTransition()
        controller.containment.presented = nil
        controller.presentation = nil
      }
      if removesPresenter { presenter.endAppearanceTransition() }
      scene.statusBarNeedsUpdate = true
      completion?()
    }
  }

  /// Queues the end of a transition: after its time, or after the next layout when it takes none.
  private func whenTransitionEnds(
    _ isAnimated: Bool, in scene: UIWindowScene, _ action: @escaping () -> Void
  ) {
    if isAnimated {
      Runtime.loop.post(after: UIViewController.presentationDuration) { [weak scene] in
        scene?.layOut()
        action()
      }
    } else {
      scene.afterLayout.append(action)
    }
  }
}
