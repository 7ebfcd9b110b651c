import CoreGraphics
public import Foundation
import QuartzCore

/// A wheel of spokes that spins while a task is in progress.
///
/// Pictures show it at the beginning of a rotation, so that they are always the same.
open class UIActivityIndicatorView: UIView {
  /// Constants for the sizes of the activity indicator.
  public enum Style: Int, Sendable {
    /// The medium style, 20 points wide.
    case medium = 100
    /// The large style, 37 points wide.
    case large = 101

    /// The width and height, in points.
    var length: CGFloat { self == .medium ? 20 : 37 }
  }

  private var storedStyle: Style
  private var storedColor: UIColor?
  private var storedIsAnimating = false
  private var storedHidesWhenStopped = true

  /// Creates an indicator of a style, in its size, that does not animate.
  public init(style: Style) {
    storedStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.length, height: style.length))
    setUp()
  }

  /// Creates a medium indicator that does not animate.
  public override init(frame: CGRect) {
    storedStyle = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Creates a medium indicator that does not animate; the coder is ignored.
  public required init?(coder: NSCoder) {
    storedStyle = .medium
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentMode = .redraw
    isOpaque = false
    isUserInteractionEnabled = false
    isHidden = true
  }

  /// The size of the wheel.
  open var style: Style {
    get { storedStyle }
    set {
      storedStyle = newValue
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the spokes; the system's gray if none is set.
  open var color: UIColor! {
    get { storedColor ?? .systemGray }
    set {
      storedColor = newValue
      setNeedsDisplay()
    }
  }

  /// A Boolean value that determines whether the indicator is hidden while it does not animate.
  open var hidesWhenStopped: Bool {
    get { storedHidesWhenStopped }
    set {
      storedHidesWhenStopped = newValue
      isHidden = newValue && !storedIsAnimating
    }
  }

  /// A Boolean value that indicates whether the wheel spins.
  open var isAnimating: Bool { storedIsAnimating }

  /// Starts the spinning of the wheel, and shows it.
  open func startAnimating() {
    storedIsAnimating = true
    if storedHidesWhenStopped { isHidden = false }
  }

  /// Stops the wheel, and hides it if ``hidesWhenStopped``.
  open func stopAnimating() {
    storedIsAnimating = false
    if storedHidesWhenStopped { isHidden = true }
  }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: storedStyle.length, height: storedStyle.length)
  }

  /// Returns the size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Draws the spokes, each fainter than the one after it.
  open override func draw(_ rect: CGRect) {
    layer.drawingExtent = .anywhere
    let drawing = SpinnerDrawing(
      length: storedStyle.length, blades: Runtime.system.metrics.controls.spinnerBlades)
    let context = UIGraphicsGetCurrentContext()
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    for command in drawing.commands(around: middle, color.displayColor(with: traitCollection)) {
      context?.append(command)
    }
  }

  /// Draws the spokes in the color for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override var standardAccessibility: StandardAccessibility {
    StandardAccessibility(
      isElement: true, label: isAnimating ? "In progress" : "Progress halted",
      traits: .updatesFrequently)
  }
}
