package import Foundation

/// The rule of paging: where content that scrolls page by page stops.
package enum ScrollPaging {
  /// Returns the offset of the page at which content stops.
  ///
  /// It is the page nearest to the offset at which the content would stop, but at most one page
  /// from the page where the touch began.
  ///
  /// Source: unknown, guessed.
  ///
  /// - Parameters:
  ///   - landing: The offset at which the content would stop.
  ///   - start: The offset at which the touch began.
  ///   - page: The length of a page.
  ///   - range: The offsets at which the content can rest.
  package static func target(
    landing: CGFloat, start: CGFloat, page: CGFloat, range: ClosedRange<CGFloat>
  ) -> CGFloat {
    guard page > 0 else { return min(max(landing, range.lowerBound), range.upperBound) }
    func index(_ offset: CGFloat) -> CGFloat { ((offset - range.lowerBound) / page).rounded() }
    let first = index(start)
    let wanted = min(max(index(landing), first - 1), first + 1)
    return min(max(range.lowerBound + wanted * page, range.lowerBound), range.upperBound)
  }
}
