import CoreGraphics
public import Foundation
import QuartzCore

/// A bar that shows the progress of a task.
open class UIProgressView: UIView {
  /// Constants for the styles of a progress bar.
  public enum Style: Int, Sendable {
    /// The standard style, with a track.
    case `default` = 0
    /// The style for bars, without a track.
    case bar = 1
  }

  private var storedStyle: Style
  private var storedProgress: Float = 0
  private var storedProgressTint: UIColor?
  private var storedTrackTint: UIColor?

  /// Creates a bar at 0, as high as its style is.
  public init(progressViewStyle style: Style) {
    storedStyle = style
    super.init(frame: .zero)
    setUp()
    frame.size.height = height
  }

  /// Creates a bar at 0.
  public override init(frame: CGRect) {
    storedStyle = .default
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar at 0; the coder is ignored.
  public required init?(coder: NSCoder) {
    storedStyle = .default
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentMode = .redraw
    isOpaque = false
    isUserInteractionEnabled = false
  }

  private var height: CGFloat { Runtime.system.metrics.controls.progressHeight }

  /// The progress of the bar, from 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress, from 0 through 1; an animation has its final value immediately.
  open func setProgress(_ progress: Float, animated: Bool) {
    storedProgress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    setNeedsDisplay()
  }

  /// The style of the bar; `.default` by default.
  open var progressViewStyle: Style {
    get { storedStyle }
    set {
      storedStyle = newValue
      setNeedsDisplay()
    }
  }

  /// The color of the completed part; `nil` for the tint color.
  open var progressTintColor: UIColor? {
    get { storedProgressTint }
    set {
      storedProgressTint = newValue
      setNeedsDisplay()
    }
  }

  /// The color of the remaining part; `nil` for the system's gray.
  open var trackTintColor: UIColor? {
    get { storedTrackTint }
    set {
      storedTrackTint = newValue
      setNeedsDisplay()
    }
  }

  /// The system's height, without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// Returns the given width and the system's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  override func applyAppearance(of proxy: UIView) {
    super.applyAppearance(of: proxy)
    guard let proxy = proxy as? UIProgressView else { return }
    progressTintColor = progressTintColor ?? proxy.progressTintColor
    trackTintColor = trackTintColor ?? proxy.trackTintColor
  }

  /// Draws the completed part of the track, in whole points.
  open override func draw(_ rect: CGRect) {
    layer.drawingExtent = .anywhere
    var drawing = ControlDrawing(traitCollection)
    let isOutlined = Runtime.system.metrics.controls.design == .outlined
    let gray: UIColor = isOutlined ? UIColor(white: 0.7176, alpha: 1) : .systemFill
    if storedStyle == .default || storedTrackTint != nil {
      drawing.capsule(bounds, storedTrackTint ?? gray)
    }
    let width = (bounds.width * CGFloat(storedProgress)).rounded()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    drawing.capsule(
      CGRect(
        x: isRightToLeft ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width,
        height: bounds.height), storedProgressTint ?? tintColor)
    drawing.paint()
  }

  /// Draws the bar in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// Draws the bar in the colors for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override var standardAccessibility: StandardAccessibility {
    StandardAccessibility(
      isElement: true, value: "\(Int((progress * 100).rounded()))%", traits: .updatesFrequently)
  }
}
