package import Foundation

extension SystemMetrics {
  /// Whether `.automatic` is a sheet, and sheets are cards also on iPhones (S2.32).
  package var presentsSheets: Bool { version.major >= 13 }

  /// The distance of a full-height sheet from the safe area's top, in points.
  ///
  /// 0 on iOS 26, as measured on iOS 26.1; before, 10. Source: unknown, guessed.
  package var sheetTopGap: CGFloat { version.major >= 26 ? 0 : 10 }

  /// Whether lower sheets float above the screen's edge (S2.32).
  package var floatsLowerSheets: Bool { version.major >= 26 }

  /// The radius of a sheet's corners, in points: 10 until iOS 18, and estimated on iOS 26.
  package var sheetCornerRadius: CGFloat { version.major >= 26 ? 38 : 10 }

  /// Whether a split view has separators between its columns.
  package var separatesColumns: Bool { version.major < 26 }

  /// The distance of a sidebar from the edges of its split view, in points; `nil` if it does not
  /// float (S3.51).
  ///
  /// Its existence is documented; its length is estimated.
  package var sidebarMargin: CGFloat? { version.major >= 26 ? 10 : nil }

  /// The radius of the corners of a floating sidebar, in points; estimated.
  package var sidebarCornerRadius: CGFloat { 26 }

  /// The lengths of popovers.
  ///
  /// Since iOS 13 the content extends below the arrow, 13 points high, which is in its safe area
  /// (developers' reports). From iOS 26 on there is no arrow; the gap that replaces it, the radii
  /// and the arrow's width are estimated.
  package var popover: PopoverLayout.Design {
    switch version.major {
    case 26...:
      PopoverLayout.Design(
        arrow: CGSize(width: 0, height: 8), radius: 30, contentReachesBelowArrow: false)
    case 13...:
      PopoverLayout.Design(
        arrow: CGSize(width: 37, height: 13), radius: 13, contentReachesBelowArrow: true)
    default:
      PopoverLayout.Design(
        arrow: CGSize(width: 37, height: 13), radius: 13, contentReachesBelowArrow: false)
    }
  }
}
