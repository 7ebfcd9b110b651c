package import Foundation

/// The heights of headers and footers in grouped tables, in points.
package struct GroupedHeights: Sendable {
  /// The first header of the table without a title.
  package var firstEmptyHeader: CGFloat
  /// A later header without a title.
  package var emptyHeader: CGFloat
  /// A footer without a title.
  package var emptyFooter: CGFloat
  /// The padding of the first titled header above and below its text.
  package var firstHeaderPadding: CGFloat
  /// The padding of later titled headers above and below their text.
  package var headerPadding: CGFloat
  /// The height of a titled header after an untitled footer, and of the first header below a large title;
  /// 0 means the usual height (S6.19).
  package var closeHeader: CGFloat = 0
  /// The padding of a titled footer above its text.
  package var footerTop: CGFloat
  /// The padding of a titled footer below its text.
  package var footerBottom: CGFloat
}
