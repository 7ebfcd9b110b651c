package import Foundation

/// Where presented controllers lie; knows nothing of views.
package enum PresentationLayout {
  /// Returns the style that holds: `.automatic` is a sheet from iOS 13 on, and a sheet fills the
  /// screen where there is little height (S2.32).
  package static func resolve(
    _ style: UIModalPresentationStyle, in situation: ScreenSituation
  ) -> UIModalPresentationStyle {
    switch style {
    case .automatic:
      situation.system.major < 13 ? .fullScreen : resolve(.pageSheet, in: situation)
    case .pageSheet, .formSheet:
      situation.isVerticallyCompact || (situation.system.major < 13 && !situation.isPad)
        ? .fullScreen : style
    case .none, .fullScreen, .overFullScreen: style
    }
  }

  /// Returns the frame of a presented view in its window, in points (S2.31, S2.32).
  ///
  /// - Parameters:
  ///   - style: The style that holds; see ``resolve(_:in:)``.
  ///   - size: The window's size.
  ///   - safeTop: The window's top safe-area inset.
  ///   - isRegularWidth: Whether there is much room from side to side.
  ///   - preferred: What the controller would like; zero leaves it to the style.
  package static func frame(
    for style: UIModalPresentationStyle, in size: CGSize, safeTop: CGFloat, isRegularWidth: Bool,
    preferred: CGSize
  ) -> CGRect {
    switch style {
    case .automatic, .none, .fullScreen, .overFullScreen:
      return CGRect(origin: .zero, size: size)
    case .pageSheet, .formSheet:
      guard isRegularWidth else {
        // A phone's sheet begins a little below the safe area, so its top inset is 0.
        let top = safeTop + sheetGap
        return CGRect(x: 0, y: top, width: size.width, height: size.height - top)
      }
      let usual = style == .formSheet ? formSheetSize : pageSheetSize
      let wanted = preferred == .zero ? usual : preferred
      let fitted = CGSize(
        width: min(wanted.width, size.width), height: min(wanted.height, size.height - safeTop))
      return CGRect(
        x: (size.width - fitted.width) / 2, y: (size.height - fitted.height) / 2,
        width: fitted.width, height: fitted.height)
    }
  }

  /// The distance of a phone's sheet from the safe area.
  ///
  /// Source: unknown, guessed.
  private static let sheetGap: CGFloat = 10
  /// The size of a form sheet on a tablet.
  ///
  /// Source: Apple's old documentation of form sheets.
  private static let formSheetSize = CGSize(width: 540, height: 620)
  /// The size of a page sheet on a tablet.
  ///
  /// Source: unknown, guessed.
  private static let pageSheetSize = CGSize(width: 712, height: 1004)
}
