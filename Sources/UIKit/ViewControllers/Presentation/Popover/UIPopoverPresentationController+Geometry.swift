import CoreGraphics

extension UIPopoverPresentationController {
  var design: PopoverLayout.Design {
    let system =
      container?.screenSituation?.system
      ?? presentingViewController.viewIfLoaded?.systemVersion ?? Runtime.system
    return system.metrics.popover
  }

  /// The frame of the popover; `nil` before the presentation.
  var place: PopoverLayout.Placement? {
    guard let container else { return nil }
    var edges = container.safeAreaInsets
    if container.window?.windowScene?.keyboard.isShown == true {
      edges.bottom = max(edges.bottom, container.keyboardLayoutGuide.layoutFrame.height)
    }
    let availableRect = container.bounds.clampedInset(by: edges.maximum(popover.margins))
    let layout = PopoverLayout(
      availableRect: availableRect,
      // If the source is no longer in the window, the popover points at the center.
      source: popover.source(in: container)
        ?? CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0),
      contentSize: contentSize, permitted: popover.permitted, mayOverlap: popover.mayOverlap,
      design: design)
    return onPixels(layout.placement(), scale: max(1, container.traitCollection.displayScale))
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
