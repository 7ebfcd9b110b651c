import CoreGraphics
public import Foundation
import QuartzCore

/// A control that picks a value along a line.
open class UISlider: UIControl {
  var slider = SliderState()
  private let minimumImageView = UIImageView()
  private let maximumImageView = UIImageView()

  /// Creates a slider from 0 to 1 at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a slider from 0 to 1 at 0; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentMode = .redraw
    isOpaque = false
    addSubview(minimumImageView)
    addSubview(maximumImageView)
  }

  // MARK: Values

  /// The value, between the limits.
  open var value: Float {
    get { slider.value }
    set { setValue(newValue, animated: false) }
  }

  /// The value at the leading end of the slider; 0 by default.
  ///
  /// If the maximum is less, it is set to the same value.
  open var minimumValue: Float {
    get { slider.minimum }
    set {
      slider.minimum = newValue
      slider.maximum = max(slider.maximum, newValue)
      setValue(slider.value, animated: false)
    }
  }

  /// The value at the trailing end of the slider; 1 by default.
  ///
  /// If the minimum is greater, it is set to the same value.
  open var maximumValue: Float {
    get { slider.maximum }
    set {
      slider.maximum = newValue
      slider.minimum = min(slider.minimum, newValue)
      setValue(slider.value, animated: false)
    }
  }

  /// A Boolean value that determines whether actions are sent while the knob is dragged, and not
  /// only at the end.
  open var isContinuous: Bool {
    get { slider.isContinuous }
    set { slider.isContinuous = newValue }
  }

  /// Sets the value without sending actions; an animation has its final value immediately.
  open func setValue(_ value: Float, animated: Bool) {
    slider.value = slider.clamped(value)
    setNeedsDisplay()
  }

  // MARK: Appearance

  /// The image at the track's minimum end.
  open var minimumValueImage: UIImage? {
    get { minimumImageView.image }
    set { setImage(of: minimumImageView, to: newValue) }
  }

  /// The image at the track's maximum end.
  open var maximumValueImage: UIImage? {
    get { maximumImageView.image }
    set { setImage(of: maximumImageView, to: newValue) }
  }

  /// The color of the track up to the knob; `nil` is the tint.
  open var minimumTrackTintColor: UIColor? {
    get { slider.minimumTrackTint }
    set { change { $0.minimumTrackTint = newValue } }
  }

  /// The color of the track from the knob on; `nil` is the system's gray.
  open var maximumTrackTintColor: UIColor? {
    get { slider.maximumTrackTint }
    set { change { $0.maximumTrackTint = newValue } }
  }

  /// The color of the knob; `nil` is white.
  open var thumbTintColor: UIColor? {
    get { slider.thumbTint }
    set { change { $0.thumbTint = newValue } }
  }

  // MARK: Frames

  /// Returns the rectangle of the minimum image.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    valueImageRect(minimumImageView, atEnd: isRightToLeft, bounds)
  }

  /// Returns the rectangle of the maximum image.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    valueImageRect(maximumImageView, atEnd: !isRightToLeft, bounds)
  }

  /// Returns the rectangle of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { track(in: bounds) }

  /// Returns the rectangle of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    thumb(in: bounds, track: rect, value: value)
  }

  /// The system's height, without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.sliderHeight)
  }

  /// Returns the given width and the system's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: metrics.sliderHeight)
  }

  /// Lays out the minimum and maximum images.
  open override func layoutSubviews() {
    super.layoutSubviews()
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
  }

  override func applyAppearance(of proxy: UIView) {
    super.applyAppearance(of: proxy)
    guard let proxy = proxy as? UISlider else { return }
    minimumTrackTintColor = minimumTrackTintColor ?? proxy.minimumTrackTintColor
    maximumTrackTintColor = maximumTrackTintColor ?? proxy.maximumTrackTintColor
    thumbTintColor = thumbTintColor ?? proxy.thumbTintColor
  }

  /// Draws the track and the thumb.
  open override func draw(_ rect: CGRect) {
    layer.drawingExtent = .anywhere
    drawSlider()
  }

  // MARK: Touches

  /// Begins to drag if the touch is on the knob.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isOnThumb(touch.location(in: self))
  }

  /// Moves the knob to the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    dragThumb(to: touch.location(in: self))
    return true
  }

  /// Sends `.valueChanged` if dragging did not.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !slider.isContinuous { sendActions(for: .valueChanged) }
  }

  /// Draws the slider in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// Draws the slider in the colors for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  private func setImage(of view: UIImageView, to image: UIImage?) {
    view.image = image
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func change(_ change: (inout SliderState) -> Void) {
    change(&slider)
    setNeedsDisplay()
  }

  override var standardAccessibility: StandardAccessibility {
    let span = maximumValue - minimumValue
    let part = span > 0 ? Int(((value - minimumValue) / span * 100).rounded()) : 0
    return StandardAccessibility(
      isElement: true, value: "\(part)%",
      traits: isEnabled ? .adjustable : [.adjustable, .notEnabled])
  }

  /// Moves the value up by a tenth of its range (S20.4).
  open override func accessibilityIncrement() { step(by: 0.1) }

  /// Moves the value down by a tenth of its range (S20.4).
  open override func accessibilityDecrement() { step(by: -0.1) }

  private func step(by part: Float) {
    setValue(value + (maximumValue - minimumValue) * part, animated: true)
    sendActions(for: .valueChanged)
  }
}
