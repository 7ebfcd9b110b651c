import CoreGraphics

/// What an app has said about a popover.
@MainActor
struct PopoverState {
  weak var sourceView: UIView?
  var sourceRect = CGRect.null
  weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  weak var barButtonItem: UIBarButtonItem?
  var permitted = UIPopoverArrowDirection.any
  var mayOverlap = false
  var passthroughViews: [UIView]?
  var backgroundColor: UIColor?
  var margins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// Whether anything says what to point at.
  var hasSource: Bool { sourceItem != nil || sourceView != nil || barButtonItem != nil }

  /// What the popover points at, in a view.
  func source(in container: UIView) -> CGRect? {
    if let sourceItem { return shown(sourceItem.frame(in: container)) }
    if let sourceView {
      let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
      return sourceView.convert(rect, to: container)
    }
    return barButtonItem.flatMap { shown($0.frame(in: container)) }
  }

  private func shown(_ rect: CGRect) -> CGRect? { rect.isNull ? nil : rect }
}

extension UIPopoverPresentationController {
  var design: PopoverLayout.Design {
    let system =
      container?.screenSituation?.system
      ?? presentingViewController.viewIfLoaded?.systemVersion ?? Runtime.system
    return system.metrics.popover
  }

  /// Where the popover lies now; `nil` before the presentation.
  var place: PopoverLayout.Placement? {
    guard let container else { return nil }
    var edges = container.safeAreaInsets
    if container.window?.windowScene?.keyboard.isShown == true {
      edges.bottom = max(edges.bottom, container.keyboardLayoutGuide.layoutFrame.height)
    }
    let availableRect = container.bounds.clampedInset(by: edges.maximum(popover.margins))
    let layout = PopoverLayout(
      availableRect: availableRect,
      // What is not shown any more is pointed at in the middle.
      source: popover.source(in: container)
        ?? CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0),
      contentSize: contentSize, permitted: popover.permitted, mayOverlap: popover.mayOverlap,
      design: design)
    return onPixels(layout.place(), scale: max(1, container.traitCollection.displayScale))
  }

  private func onPixels(_ place: PopoverLayout.Placement, scale: CGFloat) -> PopoverLayout.Placement
  {
    var place = place
    place.frame.origin = CGPoint(
      x: (place.frame.minX * scale).rounded() / scale,
      y: (place.frame.minY * scale).rounded() / scale)
    return place
  }
}

/// What is behind a popover: it takes touches away from what is below, but for some views.
final class PopoverDismissView: UIControl {
  var passthroughViews: [UIView] = []

  init(onTap: @escaping () -> Void) {
    super.init(frame: .zero)
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in passthroughViews where view.window === window {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}

/// The sheet that a popover is where there is little width.
final class AdaptedSheet: UISheetPresentationController {
  private weak var host: UIPopoverPresentationController?

  init(host: UIPopoverPresentationController) {
    self.host = host
    super.init(
      presentedViewController: host.presentedViewController,
      presenting: host.presentingViewController)
  }

  override var presentationStyle: UIModalPresentationStyle { .pageSheet }

  override var effectiveStyle: UIModalPresentationStyle {
    let style = host?.effectiveStyle ?? .pageSheet
    // A style that covers the screen has no card.
    return style == .overFullScreen ? .fullScreen : style
  }

  override var shouldRemovePresentersView: Bool { host?.effectiveStyle == .fullScreen }
}
