import CoreGraphics
public import Foundation
import QuartzCore

/// A control that is on or off; its size is fixed by the system.
open class UISwitch: UIControl {
  private var storedIsOn = false
  private var storedOnTint: UIColor?
  private var storedThumbTint: UIColor?

  /// Creates a switch that is off; only the frame's origin is used.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a switch that is off; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentMode = .redraw
    isOpaque = false
    frame = CGRect(origin: frame.origin, size: metrics.switchSize)
  }

  /// A Boolean value that determines whether the switch is on.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off without sending actions; an animation has its final state immediately.
  open func setOn(_ on: Bool, animated: Bool) {
    storedIsOn = on
    setNeedsDisplay()
  }

  /// The color of the track when on; `nil` is the system's green.
  open var onTintColor: UIColor? {
    get { storedOnTint }
    set {
      storedOnTint = newValue
      setNeedsDisplay()
    }
  }

  /// The color of the knob; `nil` is white.
  open var thumbTintColor: UIColor? {
    get { storedThumbTint }
    set {
      storedThumbTint = newValue
      setNeedsDisplay()
    }
  }

  /// The rectangle in the superview, always of the system's size.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: metrics.switchSize) }
  }

  /// The rectangle in the switch's own space, which always has the system's size.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: metrics.switchSize) }
  }

  /// The size without the 2 points at the right that alignment leaves out.
  open override var intrinsicContentSize: CGSize { metrics.switchIntrinsicSize }

  /// The 2 points at the right that alignment leaves out.
  open override var alignmentRectInsets: UIEdgeInsets {
    let metrics = metrics
    return UIEdgeInsets(
      top: 0, left: 0, bottom: 0,
      right: metrics.switchSize.width - metrics.switchIntrinsicSize.width)
  }

  /// Returns the switch's size, which is the system's, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.switchSize }

  /// Toggles the switch when a touch ends near it, and sends `.valueChanged`.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    setOn(!storedIsOn, animated: true)
    sendActions(for: .valueChanged)
  }

  override func applyAppearance(of proxy: UIView) {
    super.applyAppearance(of: proxy)
    guard let proxy = proxy as? UISwitch else { return }
    onTintColor = onTintColor ?? proxy.onTintColor
    thumbTintColor = thumbTintColor ?? proxy.thumbTintColor
  }

  /// Draws the track and the thumb.
  open override func draw(_ rect: CGRect) {
    layer.drawingExtent = .anywhere
    let metrics = metrics
    var drawing = ControlDrawing(traitCollection)
    let thumb = metrics.switchThumb
    let inset = (metrics.switchSize.height - thumb.height) / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isRight = storedIsOn != isRightToLeft
    let knob = CGRect(
      x: isRight ? bounds.maxX - inset - thumb.width : bounds.minX + inset,
      y: bounds.minY + inset, width: thumb.width, height: thumb.height)
    if storedIsOn {
      drawing.capsule(bounds, storedOnTint ?? .systemGreen)
    } else if metrics.design == .outlined {
      drawing.outline(
        bounds, radius: bounds.height / 2, width: 1.5, UIColor(white: 0.898, alpha: 1))
    } else {
      drawing.capsule(bounds, .secondarySystemFill)
    }
    drawing.knob(knob, storedThumbTint ?? .white)
    drawing.dim(isEnabled ? 1 : 0.5)
    drawing.paint()
  }

  /// Draws the switch in the colors for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override var standardAccessibility: StandardAccessibility {
    StandardAccessibility(
      isElement: true, value: isOn ? "1" : "0",
      traits: isEnabled ? [.button, .toggleButton] : [.button, .toggleButton, .notEnabled])
  }
}
