import CoreGraphics
public import Foundation
import QuartzCore

/// A view that shows text.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  @exclusivity(unchecked) private var state = LabelState()
  @exclusivity(unchecked) private var measured: MeasuredSize?

  /// Creates a label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label without text; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    layer.drawingExtent = .lines
  }

  /// The text of the label; `nil` if there is none.
  ///
  /// Setting it removes the attributes of ``attributedText``.
  open var text: String? {
    get { state.attributedText?.string ?? state.text }
    set {
      notifying("text") {
        update(isMeasured: state.text != newValue || state.attributedText != nil) {
          $0.text = newValue
          $0.attributedText = nil
        }
      }
    }
  }

  /// The styled text of the label; parts without a font attribute have ``font``.
  open var attributedText: NSAttributedString? {
    get { state.attributedText ?? plainAttributedText }
    set {
      notifying("attributedText") { update(isMeasured: true) { $0.setAttributedText(newValue) } }
    }
  }

  /// Whether the app has set the attributed text, instead of the plain one.
  package var hasAttributedText: Bool { state.attributedText != nil }

  /// The font; 17 points of the system font if none is set.
  ///
  /// Setting it changes the font of the whole ``attributedText``.
  open var font: UIFont! {
    get { state.font }
    set {
      let font: UIFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      let isOther = state.font !== font && !state.font.isSame(as: font)
      update(isMeasured: isOther || state.attributedText != nil) { $0.setFont(font) }
    }
  }

  /// The color of the text.
  open var textColor: UIColor! {
    get { state.textColor }
    set { update(isMeasured: false) { $0.setTextColor(newValue ?? .label) } }
  }

  /// The color of the text while ``isHighlighted``; `nil` is ``textColor``.
  open var highlightedTextColor: UIColor? {
    get { state.highlightedTextColor }
    set { update(isMeasured: false) { $0.highlightedTextColor = newValue } }
  }

  /// A Boolean value that determines whether the text is shown in ``highlightedTextColor``.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { update(isMeasured: false) { $0.isHighlighted = newValue } }
  }

  /// The shadow color of the text; `nil` draws no shadow.
  open var shadowColor: UIColor? {
    get { state.shadowColor }
    set { update(isMeasured: false) { $0.shadowColor = newValue } }
  }

  /// The shadow offset of the text, in points; (0, -1) by default.
  open var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { update(isMeasured: false) { $0.shadowOffset = newValue } }
  }

  /// The horizontal alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { state.textAlignment }
    set { update(isMeasured: false) { $0.textAlignment = newValue } }
  }

  /// The line break mode of the text.
  open var lineBreakMode: NSLineBreakMode {
    get { state.lineBreakMode }
    set {
      update(isMeasured: state.lineBreakMode != newValue) { $0.lineBreakMode = newValue }
    }
  }

  /// The maximum number of lines; 0 sets no limit.
  open var numberOfLines: Int {
    get { state.numberOfLines }
    set {
      let count = max(0, newValue)
      update(isMeasured: state.numberOfLines != count) { $0.numberOfLines = count }
    }
  }

  /// A Boolean value that determines whether the text is shown as usual; when not, it is dimmed.
  open var isEnabled: Bool {
    get { state.isEnabled }
    set { update(isMeasured: false) { $0.isEnabled = newValue } }
  }

  /// The width that text of several lines is measured in, in points; 0 sets no limit.
  open var preferredMaxLayoutWidth: CGFloat {
    get { state.preferredMaxLayoutWidth }
    set {
      update(isMeasured: state.preferredMaxLayoutWidth != newValue) {
        $0.preferredMaxLayoutWidth = newValue
      }
    }
  }

  /// A Boolean value that determines whether text that is too wide is drawn in a smaller font.
  open var adjustsFontSizeToFitWidth: Bool {
    get { state.adjustsFontSizeToFitWidth }
    set { update(isMeasured: false) { $0.adjustsFontSizeToFitWidth = newValue } }
  }

  /// The smallest part of the font's size that text may be drawn in; 0 sets no limit.
  open var minimumScaleFactor: CGFloat {
    get { state.minimumScaleFactor }
    set { update(isMeasured: false) { $0.minimumScaleFactor = min(max(newValue, 0), 1) } }
  }

  /// The vertical alignment of text that was scaled down to fit.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { state.baselineAdjustment }
    set { update(isMeasured: false) { $0.baselineAdjustment = newValue } }
  }

  /// A Boolean value that determines whether fonts of text styles follow the text size that the
  /// user chooses.
  open var adjustsFontForContentSizeCategory: Bool {
    get { state.adjustsFontForContentSizeCategory }
    set {
      state.adjustsFontForContentSizeCategory = newValue
      adjustFonts()
    }
  }

  /// The size of the text, rounded up to whole pixels; zero without text.
  open override var intrinsicContentSize: CGSize {
    size(in: state.measuringWidth)
  }

  override func defaultHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .vertical ? UILayoutPriority(251) : .defaultLow
  }

  override var wrapsAtLayoutWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  /// Returns the size of the text; text of several lines is broken at the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(in: size.width)
  }

  /// Returns the rectangle of the text in bounds, centered vertically.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    state.textRect(
      in: bounds, numberOfLines: numberOfLines, scale: pixelScale, isRightToLeft: isRightToLeft)
  }

  /// Draws the text in a rectangle, centered vertically.
  open func drawText(in rect: CGRect) {
    let traits = traitCollection
    let commands = state.commands(
      in: rect, color: state.color.displayColor(with: traits), traits: traits,
      isRightToLeft: isRightToLeft)
    for command in commands { UIGraphicsGetCurrentContext()?.append(command) }
  }

  /// Draws the label's text in its text rectangle.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Shows the text in the size and colors for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
    adjustFonts()
    if previousTraitCollection?.displayScale != traitCollection.displayScale {
      invalidateIntrinsicContentSize()
    }
  }

  override var fontLineHeight: CGFloat? { font.lineHeight }

  package override var firstBaselineFromTop: CGFloat { state.firstBaseline(scale: pixelScale) }

  package override var lastBaselineFromBottom: CGFloat { state.lastBaseline(scale: pixelScale) }

  /// The width that layout has determined for the label, in which text of several lines is measured
  /// if no maximum width is preferred (S8.13); 0 sets no limit.
  package var layoutWidth: CGFloat {
    get { state.layoutWidth }
    set {
      guard newValue != state.layoutWidth else { return }
      state.layoutWidth = newValue
      if numberOfLines != 1 { invalidateIntrinsicContentSize() }
    }
  }

  private var pixelScale: CGFloat { layoutScale }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var plainAttributedText: NSAttributedString? {
    state.text.map {
      NSAttributedString(
        string: $0, attributes: [.font: state.font, .foregroundColor: state.textColor])
    }
  }

  private func adjustFonts() {
    guard state.adjustsFontForContentSizeCategory else { return }
    let traits = traitCollection
    // The font usually has the right size already.
    if state.attributedText == nil, state.font.adjusted(to: traits) === state.font { return }
    var adjusted = state
    adjusted.adjustFonts(to: traits)
    guard adjusted.font != state.font || adjusted.attributedText != state.attributedText else {
      return
    }
    update(isMeasured: true) { $0 = adjusted }
  }

  private func update(isMeasured: Bool, _ change: (inout LabelState) -> Void) {
    change(&state)
    setNeedsDisplay()
    if isMeasured {
      measured = nil
      invalidateIntrinsicContentSize()
    }
  }

  /// Returns the size in a width, cached because layout and containers request it several times.
  private func size(in width: CGFloat) -> CGSize {
    let scale = pixelScale
    if let measured, measured.width == width, measured.scale == scale,
      measured.generation == TextEnvironment.generation
    {
      return measured.size
    }
    let size = state.size(in: width, scale: scale)
    measured = MeasuredSize(
      width: width, scale: scale, generation: TextEnvironment.generation, size: size)
    return size
  }

  override var standardAccessibility: StandardAccessibility {
    StandardAccessibility(isElement: true, label: text, traits: .staticText)
  }
}
