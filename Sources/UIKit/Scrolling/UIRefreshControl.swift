public import Foundation
import QuartzCore

/// A control that starts refreshing when the user pulls a scroll view's content down.
///
/// The control is above the content and 60 points high (S4.6). It sends `.valueChanged` when the content has
/// been pulled far enough.
open class UIRefreshControl: UIControl {
  /// The control's height, in points (S4.6).
  static let height: CGFloat = 60
  /// The distance that content is pulled before the control refreshes, in points.
  ///
  /// Source: unknown, guessed.
  static let triggerDistance: CGFloat = 120

  private weak var scrollView: UIScrollView?
  private var isOn = false
  private var pulled: CGFloat = 0
  /// Whether the touch that started the refresh is still down, so that it does not start another
  /// one.
  private var waitsForDragEnd = false
  private let spinner = SpokesView()

  /// Creates a control of the usual height.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: UIRefreshControl.height))
    setUp()
  }

  /// Creates a control; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size.height = UIRefreshControl.height
    setUp()
  }

  /// A Boolean value that indicates whether a refresh is in progress.
  open var isRefreshing: Bool { isOn }

  /// Tells the control that the app has started a refresh; the content does not move.
  open func beginRefreshing() { begin() }

  /// Tells the control that the refresh has ended; the content scrolls back.
  open func endRefreshing() { end() }

  /// Lays out the spokes in the center.
  open override func layoutSubviews() {
    super.layoutSubviews()
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  private func setUp() {
    autoresizingMask = .flexibleWidth
    tintColor = .systemGray
    spinner.frame.size = CGSize(width: 28, height: 28)
    spinner.isUserInteractionEnabled = false
    spinner.part = 0
    addSubview(spinner)
  }

  // MARK: Scroll view

  func join(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    scrollView.insertSubview(self, at: 0)
    frame = CGRect(
      x: 0, y: -UIRefreshControl.height, width: scrollView.bounds.width,
      height: UIRefreshControl.height)
    if isOn { setInset(UIRefreshControl.height) }
  }

  func removeFromScrollView() {
    setInset(0)
    removeFromSuperview()
    scrollView = nil
  }

  /// Updates the control for the content offset of the scroll view.
  func contentMoved() {
    guard let scrollView else { return }
    let space = scrollView.scroll.refreshInset
    pulled = max(0, -scrollView.adjustedContentInset.top + space - scrollView.contentOffset.y)
    spinner.part = isOn ? 1 : min(1, pulled / UIRefreshControl.triggerDistance)
    if pulled == 0, !scrollView.isDragging { waitsForDragEnd = false }
  }

  /// Refreshes once a touch has pulled far enough.
  func contentWasPulled() {
    contentMoved()
    guard isEnabled, !isOn, !waitsForDragEnd, pulled >= UIRefreshControl.triggerDistance else {
      return
    }
    waitsForDragEnd = true
    begin()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func begin() {
    guard !isOn else { return }
    isOn = true
    spinner.part = 1
    // While a drag is in progress, the content follows the touch.
    if scrollView?.isDragging != true { setInset(UIRefreshControl.height) }
  }

  /// Reserves space for the spokes when the drag ends.
  func dragWillEnd() {
    if isOn { setInset(UIRefreshControl.height) }
  }

  private func end() {
    guard isOn else { return }
    isOn = false
    setInset(0)
    spinner.part = 0
    guard let scrollView, !scrollView.isDragging else { return }
    let rest = scrollView.restRange.clamp(scrollView.contentOffset)
    if rest != scrollView.contentOffset {
      scrollView.stopMoving()
      scrollView.animateScroll(to: rest) {}
    }
  }

  /// Adds a height above the content to the scroll view's insets (S4.6).
  ///
  /// From iOS 13 on, the height is separate from `contentInset`, which the app sets; before that, it is part
  /// of `contentInset`.
  private func setInset(_ height: CGFloat) {
    guard let scrollView else { return }
    let old = scrollView.scroll.refreshInset
    guard height != old else { return }
    scrollView.scroll.refreshInset = height
    if systemVersion.metrics.separatesRefreshInset {
      scrollView.setExtraInset(
        UIEdgeInsets(
          top: height, left: 0, bottom: scrollView.scroll.insets.extraInset.bottom, right: 0))
    } else {
      scrollView.changeInsets { $0.contentInset.top += height - old }
    }
  }
}

/// The eight spokes of a refresh control, of which more are visible the further it is pulled.
private final class SpokesView: UIView {
  /// The visible part of the circle, from 0 through 1.
  var part: CGFloat = 0 {
    didSet { if part != oldValue { setNeedsDisplay() } }
  }

  override func draw(_ rect: CGRect) {
    layer.drawingExtent = .anywhere
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let count = 8
    let radius = bounds.width / 2
    // Rounded down, so that an offset of a fraction of a pixel shows no spoke.
    for index in 0..<Int(part * CGFloat(count)) {
      let angle = CGFloat(index) / CGFloat(count) * 2 * .pi - .pi / 2
      let alpha = 0.3 + 0.7 * CGFloat(index + 1) / CGFloat(count)
      context.setStrokeColor((tintColor ?? .systemGray).withAlphaComponent(alpha).cgColor)
      context.setLineWidth(3)
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      context.move(
        to: CGPoint(
          x: bounds.midX + direction.x * radius * 0.5, y: bounds.midY + direction.y * radius * 0.5))
      context.addLine(
        to: CGPoint(
          x: bounds.midX + direction.x * (radius - 2), y: bounds.midY + direction.y * (radius - 2)))
      context.strokePath()
    }
  }
}
