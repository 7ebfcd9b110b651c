import CoreGraphics
public import Foundation

/// An interaction that presents a context menu on a long press (S18.12).
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Constants that specify the appearance of a context menu.
  public enum Appearance: Int, Sendable {
    /// The appearance is not known.
    case unknown = 0
    /// The menu has a preview.
    case rich = 1
    /// The menu has no preview.
    case compact = 2
  }

  private weak var storedView: UIView?
  private weak var storedDelegate: (any UIContextMenuInteractionDelegate)?
  private lazy var recognizer = makeRecognizer()
  private var shown: PresentedMenu?
  private var lastLocation = CGPoint.zero

  /// Creates an interaction with a delegate, which the interaction references weakly.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    storedDelegate = delegate
    super.init()
  }

  /// The view that the interaction is attached to; `nil` if it is attached to none.
  open var view: UIView? { storedView }

  /// The delegate that provides the menu.
  open var delegate: (any UIContextMenuInteractionDelegate)? { storedDelegate }

  /// The appearance of the presented menu.
  open var menuAppearance: Appearance { shown == nil ? .unknown : .rich }

  /// Tells the interaction that it is about to be added to a view; `nil` if it is about to be removed.
  open func willMove(to view: UIView?) {
    if view == nil || view !== storedView { storedView?.removeGestureRecognizer(recognizer) }
  }

  /// Tells the interaction that it was added to a view; `nil` if it was removed.
  open func didMove(to view: UIView?) {
    storedView = view
    view?.addGestureRecognizer(recognizer)
  }

  /// Returns the location of the last long press in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    storedView?.convert(lastLocation, to: view) ?? lastLocation
  }

  /// Replaces the presented menu with the one that a closure returns.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let old = shown, MenuScreen.current.presented === old else { return }
    let new = PresentedMenu(block(old.menu), source: old.source)
    new.onEnd = old.onEnd
    new.onCommit = old.onCommit
    MenuScreen.current.presented = new
    shown = new
  }

  /// Dismisses the presented menu without a choice.
  open func dismissMenu() { shown?.dismiss() }

  private func makeRecognizer() -> UILongPressGestureRecognizer {
    UILongPressGestureRecognizer(
      target: self,
      action: Selector("pressed:", UIContextMenuInteraction.pressed(_:)))
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began, let storedView else { return }
    present(at: recognizer.location(in: storedView))
  }

  /// Asks the delegate for a menu at a point of the view, and presents it.
  ///
  /// - Returns: Whether the delegate returned a menu.
  @discardableResult
  package func present(at location: CGPoint) -> Bool {
    guard let delegate = storedDelegate else { return false }
    lastLocation = location
    guard
      let configuration = delegate.contextMenuInteraction(
        self, configurationForMenuAtLocation: location)
    else { return false }
    let preview = configuration.previewProvider?()
    guard let menu = configuration.actionProvider?([]) ?? (preview == nil ? nil : UIMenu())
    else { return false }
    let animator = ContextMenuAnimator(preview: preview)
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    let shown = MenuScreen.current.present(menu, source: storedView)
    self.shown = shown
    shown.onEnd = { [weak self] in
      guard let self else { return }
      self.shown = nil
      let animator = ContextMenuAnimator(preview: preview)
      storedDelegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
      animator.run()
    }
    shown.onCommit = { [weak self] in
      guard let self else { return }
      let animator = ContextMenuAnimator(preview: preview)
      storedDelegate?.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      animator.run()
    }
    animator.run()
    return true
  }
}
