import Foundation
import QuartzCore

/// The titles at a table's trailing edge that a touch scrolls by (S6.15).
final class SectionIndexView: UIView {
  /// The font of the titles.
  ///
  /// Source: estimated.
  private static let font = UIFont.boldSystemFont(ofSize: 11)
  /// The distance between titles.
  ///
  /// Source: estimated.
  private static let pitch: CGFloat = 14

  var titles: [String] = [] {
    didSet { if titles != oldValue { setNeedsDisplay() } }
  }
  var color: UIColor? {
    didSet { setNeedsDisplay() }
  }
  var normalBackgroundColor: UIColor? {
    didSet { backgroundColor = normalBackgroundColor }
  }
  var trackingBackgroundColor: UIColor?
  /// The closure to call with the index of the title under a touch.
  var chosen: (Int) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  /// The indexes of the titles that fit; every second one, or fewer, where not all do.
  private var shown: [Int] {
    let space = max(1, Int(bounds.height / SectionIndexView.pitch))
    guard titles.count > space else { return Array(titles.indices) }
    let step = (titles.count + space - 1) / space
    return Array(stride(from: 0, to: titles.count, by: step))
  }

  private var top: CGFloat {
    max(0, (bounds.height - CGFloat(shown.count) * SectionIndexView.pitch) / 2)
  }

  override func draw(_ rect: CGRect) {
    layer.drawingExtent = .anywhere
    var drawing = ControlDrawing(traitCollection)
    for (place, index) in shown.enumerated() {
      let row = CGRect(
        x: 0, y: top + CGFloat(place) * SectionIndexView.pitch, width: bounds.width,
        height: SectionIndexView.pitch)
      drawing.text(
        titles[index], font: SectionIndexView.font, in: row, color ?? tintColor ?? .systemBlue)
    }
    drawing.paint()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: Touches

  /// A drag along the titles selects sections, and does not scroll.
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    !(recognizer is UIPanGestureRecognizer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = trackingBackgroundColor ?? normalBackgroundColor
    track(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = normalBackgroundColor
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = normalBackgroundColor
  }

  private func track(_ touches: Set<UITouch>) {
    guard let touch = touches.first, !titles.isEmpty else { return }
    let height = bounds.height - 2 * top
    let part = height > 0 ? (touch.location(in: self).y - top) / height : 0
    chosen(min(titles.count - 1, max(0, Int(part * CGFloat(titles.count)))))
  }
}

extension UITableView {
  /// Whether there are titles, and enough rows for them.
  var showsIndex: Bool {
    guard !table.index.titles.isEmpty else { return false }
    return table.layout.counts.reduce(0, +) >= table.index.minimumRowCount
  }

  func changeIndex(_ change: (inout IndexSettings) -> Void) {
    change(&table.index)
    setNeedsLayout()
  }

  func reloadIndex() {
    table.index.titles = dataSource?.sectionIndexTitles(for: self) ?? []
    setNeedsLayout()
  }

  /// Lays out the section index at the trailing edge, between the bars.
  func layOutSectionIndex() {
    guard showsIndex else {
      table.index.view?.removeFromSuperview()
      table.index.view = nil
      return
    }
    let view = table.index.view ?? SectionIndexView(frame: .zero)
    if table.index.view == nil {
      table.index.view = view
      view.chosen = { [weak self] in self?.scroll(toIndexTitle: $0) }
    }
    view.titles = table.index.titles
    view.color = table.index.color
    view.normalBackgroundColor = table.index.backgroundColor
    view.trackingBackgroundColor = table.index.trackingBackgroundColor
    let insets = adjustedContentInset
    let width = metrics.indexWidth
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = safeAreaInsets.masked(by: safeAreaEdgesForSubviews)
    view.frame = CGRect(
      x: isRightToLeft ? bounds.minX + side.left : bounds.maxX - side.right - width,
      y: bounds.minY + insets.top, width: width,
      height: max(0, bounds.height - insets.top - insets.bottom))
    if view.superview !== self { addSubview(view) } else { bringSubviewToFront(view) }
  }

  private func scroll(toIndexTitle index: Int) {
    guard let dataSource, table.index.titles.indices.contains(index) else { return }
    let title = table.index.titles[index]
    if title == UITableView.indexSearch {
      setContentOffset(
        CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
      return
    }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard loadedLayout.sections.indices.contains(section) else { return }
    reveal(IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }
}
