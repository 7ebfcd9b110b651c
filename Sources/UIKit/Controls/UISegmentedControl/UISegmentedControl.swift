import CoreGraphics
public import Foundation
import QuartzCore

/// A horizontal control of segments, of which one is selected.
open class UISegmentedControl: UIControl {
  /// The index of no segment.
  public static let noSegment: Int = -1

  var segmented = SegmentState()

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control with titles and images, strings and ``UIImage``s, as large as they need.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] { segmented.segments.append(SegmentState.Segment(item)) }
    frame.size = sizeThatFits(.zero)
  }

  /// Creates a control with a segment for each action, which is performed when the segment is
  /// selected.
  public init(frame: CGRect, actions: [UIAction]) {
    super.init(frame: frame)
    setUp()
    segmented.segments = actions.map { SegmentState.Segment($0) }
  }

  /// Creates a control without segments; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentMode = .redraw
    isOpaque = false
  }

  // MARK: Segments

  /// The number of segments in the control.
  open var numberOfSegments: Int { segmented.segments.count }

  /// The selected segment; ``noSegment`` if none is.
  open var selectedSegmentIndex: Int {
    get { segmented.selected }
    set { select(newValue) }
  }

  /// A Boolean value that determines whether a segment is selected only while a touch is on it.
  open var isMomentary: Bool {
    get { segmented.isMomentary }
    set { change { $0.isMomentary = newValue } }
  }

  /// A Boolean value that determines whether segments are as wide as their contents need, and not
  /// all alike.
  open var apportionsSegmentWidthsByContent: Bool {
    get { segmented.apportionsByContent }
    set { change { $0.apportionsByContent = newValue } }
  }

  /// Inserts a segment with a title at an index, or at the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentState.Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image at an index, or at the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentState.Segment(image: image), at: segment)
  }

  /// Inserts a segment for an action at an index, or at the end.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentState.Segment(action), at: segment)
  }

  /// Removes a segment; an index beyond the last removes the last.
  open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment) }

  /// Removes all segments of the control.
  open func removeAllSegments() {
    change {
      $0.segments = []
      $0.selected = Self.noSegment
    }
  }

  /// Sets a segment's title, which replaces an image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    edit(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// Returns the title of a segment; `nil` if it has none.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  /// Sets a segment's image, which replaces a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    edit(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// Returns the image of a segment; `nil` if it has none.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  /// Sets the action that a segment performs when it is selected.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    edit(segment) { $0 = SegmentState.Segment(action) }
  }

  /// Returns the action of a segment; `nil` if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

  /// Sets a segment's width in points; 0 shares the remaining width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    edit(segment) { $0.width = max(0, width) }
  }

  /// Returns the width that was set for a segment; 0 if none was.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

  /// Sets whether a segment can be selected by a touch.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    edit(segment) { $0.isEnabled = enabled }
  }

  /// Returns a Boolean value that indicates whether a segment can be selected by a touch.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? false
  }

  // MARK: Appearance

  /// The color of the selected segment; `nil` uses the system's.
  open var selectedSegmentTintColor: UIColor? {
    get { segmented.selectedTint }
    set { change { $0.selectedTint = newValue } }
  }

  /// Sets font and color of titles for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    change { $0.titleAttributes[state] = attributes }
  }

  /// Returns the attributes that were set for titles in a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { segmented.titleAttributes[state] }

  // MARK: Size

  /// The fitting widths of the segments, and the system's height without the alignment inset.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: segmentsSize.width, height: segmentsSize.height - metrics.segmentBottomInset)
  }

  /// The alignment inset at the bottom, before iOS 26.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: metrics.segmentBottomInset, right: 0)
  }

  /// Returns the width that the segments need and the system's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { segmentsSize }

  override func applyAppearance(of proxy: UIView) {
    super.applyAppearance(of: proxy)
    guard let proxy = proxy as? UISegmentedControl else { return }
    selectedSegmentTintColor = selectedSegmentTintColor ?? proxy.selectedSegmentTintColor
  }

  /// Draws the track, the segments and the selection.
  open override func draw(_ rect: CGRect) {
    layer.drawingExtent = .anywhere
    drawSegments()
  }

  // MARK: Touches

  /// Begins tracking on a segment that can be selected.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(touch.location(in: self))
    return segmented.pressed != nil
  }

  /// Moves to the segment under the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(touch.location(in: self))
    return true
  }

  /// Chooses the segment, and sends `.valueChanged` if it is another one.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    choosePressed()
  }

  /// Resets the segment under the touch.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    change { $0.pressed = nil }
  }

  /// Draws the segments in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// Draws the segments in the colors for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  func change(_ change: (inout SegmentState) -> Void) {
    change(&segmented)
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}
