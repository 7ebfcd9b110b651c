/// The resolution of presentation styles.
package enum PresentationLayout {
  /// Returns the effective style: `.automatic` is a sheet from iOS 13 on, and a sheet fills the
  /// screen in a compact height (S2.32).
  ///
  /// S2.32: A page or form sheet does not reach the top of the screen, so that its top safe area is
  /// 0; in compact height it is full screen with the usual insets.
  package static func resolve(
    _ style: UIModalPresentationStyle, in situation: ScreenSituation
  ) -> UIModalPresentationStyle {
    switch style {
    case .automatic:
      situation.system.metrics.presentsSheets ? resolve(.pageSheet, in: situation) : .fullScreen
    case .pageSheet, .formSheet:
      situation.isVerticallyCompact
        || (!situation.system.metrics.presentsSheets && !situation.isPad)
        ? .fullScreen : style
    case .none, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom,
      .popover:
      style
    }
  }
}
