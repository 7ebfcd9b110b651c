import Foundation

extension UIViewController {
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

  /// The controller that presents on behalf of this one: the topmost ancestor.
  private var rootPresenter: UIViewController { parent?.rootPresenter ?? self }

  /// The nearest controller that defines a presentation context, or else the topmost ancestor.
  private var contextPresenter: UIViewController {
    if definesPresentationContext { return self }
    return parent?.contextPresenter ?? self
  }

  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    style == .currentContext || style == .overCurrentContext ? contextPresenter : rootPresenter
  }

  // MARK: Presentation controllers

  /// The presentation controller of this controller; created when it is first read.
  var presentationManager: UIPresentationController? {
    if let controller = nearestPresentation { return controller }
    if let prepared = presentationPreferences.prepared,
      presentationPreferences.preparedStyle == modalPresentationStyle
    {
      return prepared
    }
    let controller = makePresentationController(presenting: nil, source: self)
    presentationPreferences.prepared = controller
    presentationPreferences.preparedStyle = modalPresentationStyle
    return controller
  }

  /// The presentation controller of this controller or of an ancestor.
  var nearestPresentation: UIPresentationController? {
    presentation?.controller ?? parent?.nearestPresentation
  }

  /// Creates the presentation controller for this controller's style.
  func standardPresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    switch modalPresentationStyle {
    case .custom:
      transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    case .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .automatic where (viewIfLoaded?.systemVersion ?? Runtime.system).metrics.presentsSheets:
      UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .automatic, .none, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
      FullScreenPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  // MARK: Showing

  func beginPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    if let presentation = controller.presentation {
      preconditionFailure(
        """
        Application tried to present modally a view controller \(controller) that is already \
        being presented by \(presentation.presenting?.description ?? "(null)").
        """)
    }
    precondition(
      controller.parent == nil && controller !== self,
      "Application tried to present modally an active controller \(controller).")
    let presenter = presenter(for: controller.modalPresentationStyle)
    presenter.completePendingPresentations()
    if presenter.isChangingPresentation {
      return Runtime.report(
        """
        Attempt to present \(controller) on \(presenter) (from \(self)) while a presentation is \
        in progress. Present in the completion of the other.
        """)
    }
    if let other = nearestPresented ?? presenter.containment.presented {
      return Runtime.report(
        """
        Attempt to present \(controller) on \(presenter) (from \(self)) which is already \
        presenting \(other). Present from the topmost controller, or dismiss first.
        """)
    }
    guard let view = presenter.viewIfLoaded, let window = view.window, window.windowScene != nil
    else {
      return Runtime.report(
        """
        Attempt to present \(controller) on \(presenter) (from \(self)) whose view is not in the \
        window hierarchy. Present after viewWillAppear.
        """)
    }
    let manager = controller.resolvePresentationController(presenter: presenter, source: self)
    controller.presentation = PresentationState(presenting: presenter, controller: manager)
    presenter.containment.presented = controller
    let coversContext =
      manager.presentationStyle == .currentContext
      || manager.presentationStyle == .overCurrentContext
    manager.present(
      above: coversContext && view.superview != nil ? view : window, source: self,
      animated: animated && UIView.areAnimationsEnabled, completion: completion)
    if controller.presentation?.isFullScreen == true { controller.rotateForPresentation() }
  }

  /// Rotates the interface to the orientation that the controller prefers, if it supports it
  /// (S17.22).
  private func rotateForPresentation() {
    guard let scene = viewIfLoaded?.window?.windowScene else { return }
    let wanted = preferredInterfaceOrientationForPresentation
    guard wanted != .unknown, wanted != scene.interfaceOrientation else { return }
    scene.rotate(to: wanted, turnsDevice: false)
  }

  /// Returns the prepared presentation controller with its presenter set, or a new one.
  private func resolvePresentationController(
    presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    if let prepared = presentationPreferences.prepared,
      presentationPreferences.preparedStyle == modalPresentationStyle,
      modalPresentationStyle != .custom
    {
      prepared.setPresenter(presenter)
      return prepared
    }
    return makePresentationController(presenting: presenter, source: source)
  }

  // MARK: Overlapping

  /// Whether this controller, or one that it presents, is being presented or dismissed.
  fileprivate var isChangingPresentation: Bool {
    containment.isEndingPresentation || presentation?.isChanging == true
      || containment.presented?.presentation?.isChanging == true
  }

  /// Completes presentations and dismissals without a duration, which only wait for the next
  /// layout.
  fileprivate func completePendingPresentations() {
    guard presentationChain.contains(where: \.isChangingPresentation) else { return }
    viewIfLoaded?.window?.windowScene?.layOut()
  }

  // MARK: Ending

  func dismissPresentation(animated: Bool, completion: (() -> Void)?) {
    // The presenter dismisses what it presents; a presented controller asks its presenter.
    let presenter: UIViewController
    if nearestPresented != nil {
      presenter = nearestPresenter
    } else if let presenting = nearestPresenting {
      presenter = presenting
    } else {
      return
    }
    presenter.completePendingPresentations()
    if presenter.presentationChain.contains(where: \.isChangingPresentation) {
      return Runtime.report(
        """
        Warning: Attempt to dismiss from view controller \(presenter) while a presentation or \
        dismiss is in progress!
        """)
    }
    let chain = Array(presenter.presentationChain.dropFirst())
    guard let top = chain.last, let manager = top.presentation?.controller else { return }
    let lowest = chain.first?.presentation?.controller
    let removing = lowest?.presenterSuperview == nil ? nil : lowest
    manager.dismiss(
      animated: animated && UIView.areAnimationsEnabled, presenter: presenter,
      others: chain.dropLast(), removes: removing, completion: completion)
  }

  /// The nearest controller, from this one up, that presents something.
  private var nearestPresenter: UIViewController {
    containment.presented != nil ? self : parent?.nearestPresenter ?? self
  }
}
