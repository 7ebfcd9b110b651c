import CoreGraphics

extension UISheetPresentationController {
  var systemVersion: SystemVersion {
    presentingViewController.viewIfLoaded?.systemVersion ?? Runtime.system
  }

  /// The surroundings of the sheet; `nil` before the presentation.
  var layout: SheetLayout? {
    guard let container, let situation = container.screenSituation else { return nil }
    let traits = presentingViewController.traitCollection
    let isFree =
      traits.horizontalSizeClass == .regular && traits.verticalSizeClass != .compact
    let wanted = presentedViewController.preferredContentSize
    let usual =
      presentationStyle == .formSheet ? SheetLayout.formSheetSize : SheetLayout.pageSheetSize
    return SheetLayout(
      container: container.bounds.size, safeArea: container.safeAreaInsets,
      system: situation.system, isFree: isFree, freeSize: wanted == .zero ? usual : wanted)
  }

  /// The frame of the sheet.
  var place: SheetLayout.Placement? {
    guard let container, let layout else { return nil }
    guard effectiveStyle != .fullScreen else {
      return SheetLayout.Placement(frame: container.bounds, contentSize: container.bounds.size)
    }
    var place = layout.placement(height: height(in: layout))
    if let offset = sheet.drag?.offset { place.frame.origin.y += offset }
    let width = presentedViewController.preferredContentSize.width
    if !layout.isFree, sheet.followsPreferredWidth, width > 0, place.scale == 1 {
      place.frame.size.width = min(width, container.bounds.width)
      place.frame.origin.x = (container.bounds.width - place.frame.width) / 2
      place.contentSize = place.frame.size
    }
    return place
  }

  /// The detent at which the sheet rests: the selected one, or the lowest.
  var restingDetent: Detent? {
    sheet.detents.first { $0.identifier == sheet.selected } ?? sheet.detents.first
  }

  private func height(in layout: SheetLayout) -> CGFloat? {
    if let drag = sheet.drag {
      return drag.value < layout.maximumDetentValue ? drag.value : nil
    }
    guard let detent = restingDetent else { return nil }
    if detent.identifier == .large { return nil }
    return value(of: detent, in: layout)
  }

  func value(of detent: Detent, in layout: SheetLayout) -> CGFloat? {
    detent.resolve(
      maximum: layout.maximumDetentValue, medium: layout.mediumDetentValue,
      traits: presentingViewController.traitCollection)
  }

  /// Whether the background is dimmed at the sheet's current detent.
  var isDimmed: Bool {
    guard let layout, let largest = sheet.largestUndimmed,
      let limit = sheet.detents.first(where: { $0.identifier == largest }),
      let resting = restingDetent
    else { return true }
    let maximum = layout.maximumDetentValue
    return (value(of: resting, in: layout) ?? maximum) > (value(of: limit, in: layout) ?? maximum)
  }

  /// Selects a detent on behalf of the user, and tells the delegate.
  package func userSelects(_ identifier: Detent.Identifier) {
    guard identifier != restingDetent?.identifier else { return }
    selectedDetentIdentifier = identifier
    containerView?.layoutIfNeeded()
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}
