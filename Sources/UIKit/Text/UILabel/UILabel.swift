import CoreGraphics
public import Foundation
import QuartzCore

/// A view that shows text in one font and colour.
open class UILabel: UIView {
  private var state = LabelState()

  /// Creates a label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label without text; storyboards are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// The characters; `nil` shows nothing.
  open var text: String? {
    get { state.text }
    set { update(isMeasured: state.text != newValue) { $0.text = newValue } }
  }

  /// The font; 17 points of the system font when none is set.
  open var font: UIFont! {
    get { state.font }
    set {
      let font: UIFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      update(isMeasured: state.font != font) { $0.font = font }
    }
  }

  /// The colour of the text.
  open var textColor: UIColor! {
    get { state.textColor }
    set { update(isMeasured: false) { $0.textColor = newValue ?? .label } }
  }

  /// Where lines stand between the edges.
  open var textAlignment: NSTextAlignment {
    get { state.textAlignment }
    set { update(isMeasured: false) { $0.textAlignment = newValue } }
  }

  /// What happens to text that does not fit.
  open var lineBreakMode: NSLineBreakMode {
    get { state.lineBreakMode }
    set { update(isMeasured: true) { $0.lineBreakMode = newValue } }
  }

  /// The largest number of lines; 0 sets no limit.
  open var numberOfLines: Int {
    get { state.numberOfLines }
    set { update(isMeasured: true) { $0.numberOfLines = newValue } }
  }

  /// Whether the text is shown as usual; when not, it is dimmed.
  open var isEnabled: Bool {
    get { state.isEnabled }
    set { update(isMeasured: false) { $0.isEnabled = newValue } }
  }

  /// The width that text of several lines is measured in, in points; 0 sets no limit.
  open var preferredMaxLayoutWidth: CGFloat {
    get { state.preferredMaxLayoutWidth }
    set { update(isMeasured: true) { $0.preferredMaxLayoutWidth = newValue } }
  }

  /// The size of the text, rounded up to whole pixels; zero without text.
  open override var intrinsicContentSize: CGSize {
    state.size(in: state.preferredMaxLayoutWidth, scale: pixelScale)
  }

  /// Returns the size of the text; text of several lines is broken at the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    state.size(in: size.width, scale: pixelScale)
  }

  /// Returns where text lies in bounds, in the middle from top to bottom.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    state.textRect(in: bounds, numberOfLines: numberOfLines, scale: pixelScale)
  }

  /// Draws the text in a rectangle, in the middle from top to bottom.
  open func drawText(in rect: CGRect) {
    let color = state.color.displayColor(with: traitCollection)
    for command in state.commands(in: rect, color: color, scale: pixelScale) {
      UIGraphicsGetCurrentContext()?.append(command)
    }
  }

  /// Draws the text.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text again in the colour that the new traits give it.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  private var pixelScale: CGFloat { max(1, traitCollection.displayScale) }

  private func update(isMeasured: Bool, _ change: (inout LabelState) -> Void) {
    change(&state)
    setNeedsDisplay()
    if isMeasured { invalidateIntrinsicContentSize() }
  }
}
