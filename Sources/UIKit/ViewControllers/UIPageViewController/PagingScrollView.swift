import Foundation

/// The scroll view of a page view controller, with three slots beside or below each other; the
/// visible page rests in the center one (S2.33).
final class PagingScrollView: UIScrollView {
  weak var pageController: UIPageViewController?
  /// The views that contain a page each, from the lowest offset to the highest.
  private(set) var slots: [UIView] = [UIView(), UIView(), UIView()]
  private let isHorizontal: Bool
  /// The size that slots and offset are for.
  private var arrangedSize: CGSize = .zero
  /// Whether the offset is being set together with the slots, which turns no page.
  private var isArranging = false

  init(isHorizontal: Bool) {
    self.isHorizontal = isHorizontal
    super.init(frame: .zero)
    isPagingEnabled = true
    scrollsToTop = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    setFrameworkAdjustmentBehavior(.never)
    for slot in slots { addSubview(slot) }
  }

  required init?(coder: NSCoder) { nil }

  /// The length of a page, in points.
  private var pageLength: CGFloat { isHorizontal ? arrangedSize.width : arrangedSize.height }

  private var position: CGFloat { isHorizontal ? contentOffset.x : contentOffset.y }

  private func point(at position: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position)
  }

  /// The distance of the content from its rest, in pages: from -1 to 1, and beyond while it
  /// bounces; positive at greater offsets.
  var shift: CGFloat { pageLength > 0 ? (position - pageLength) / pageLength : 0 }

  /// Arranges the slots and the offset for the view's size.
  func arrange() {
    guard arrangedSize != bounds.size else { return }
    let shift = shift
    arrangedSize = bounds.size
    contentSize = CGSize(
      width: isHorizontal ? 3 * pageLength : bounds.width,
      height: isHorizontal ? bounds.height : 3 * pageLength)
    layOutSlots()
    limitPages()
    moving { scroll(to: point(at: (1 + shift) * pageLength), telling: true) }
  }

  private func layOutSlots() {
    for (index, slot) in slots.enumerated() {
      slot.frame = CGRect(origin: point(at: CGFloat(index) * pageLength), size: arrangedSize)
    }
  }

  /// Enables scrolling to slots that may have a page; the content bounces at the others.
  func limitPages(hasLower: Bool = true, hasHigher: Bool = true) {
    let isAsked = pageController?.dataSource != nil
    let lower = isAsked && hasLower ? 0 : -pageLength
    let higher = isAsked && hasHigher ? 0 : -pageLength
    let inset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: lower, bottom: 0, right: higher)
      : UIEdgeInsets(top: lower, left: 0, bottom: higher, right: 0)
    // Not the property, which may change the content offset.
    changeInsets {
      $0.contentInset = inset
      $0.alwaysBouncesHorizontally = isAsked && isHorizontal
      $0.alwaysBouncesVertically = isAsked && !isHorizontal
    }
  }

  /// Makes a slot the center one, with its page at rest.
  func recenter(at slot: UIView) {
    stopMoving()
    guard let index = slots.firstIndex(of: slot) else { return }
    slots.swapAt(index, 1)
    layOutSlots()
    limitPages()
    moving { scroll(to: point(at: pageLength), telling: true) }
  }

  /// Scrolls to a slot over time.
  func scroll(to slot: UIView) {
    guard let index = slots.firstIndex(of: slot) else { return }
    stopMoving()
    animateScroll(to: point(at: CGFloat(index) * pageLength)) {}
  }

  private func moving(_ change: () -> Void) {
    isArranging = true
    change()
    isArranging = false
  }

  // MARK: UIScrollView

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  override func userWillDrag() { pageController?.userWillDragPages() }

  override func scrollingDidEnd() { pageController?.pagesCameToRest() }

  override func boundsWereChanged(from old: CGRect) {
    super.boundsWereChanged(from: old)
    guard !isArranging, old.origin != bounds.origin, isDragging || isDecelerating else { return }
    pageController?.userDraggedPages()
  }
}
