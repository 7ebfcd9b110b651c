import CoreGraphics
public import Foundation
import QuartzCore

/// A control with a minus and a plus that change a value by steps.
open class UIStepper: UIControl {
  private var stepper = StepperState()
  /// The half that the touch is on: -1 the minus, 1 the plus.
  private var pressed = 0

  /// Creates a stepper from 0 to 100 by 1; only the frame's origin is used.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a stepper from 0 to 100 by 1; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentMode = .redraw
    isOpaque = false
    frame = CGRect(origin: frame.origin, size: metrics.stepperSize)
  }

  /// The value, between the limits.
  open var value: Double {
    get { stepper.value }
    set { change { $0.value = $0.clamped(newValue) } }
  }

  /// The lowest possible value of the stepper; 0 by default.
  open var minimumValue: Double {
    get { stepper.minimum }
    set { change { $0.setMinimum(newValue) } }
  }

  /// The highest possible value of the stepper; 100 by default.
  open var maximumValue: Double {
    get { stepper.maximum }
    set { change { $0.setMaximum(newValue) } }
  }

  /// The step value of the stepper, greater than 0; 1 by default.
  open var stepValue: Double {
    get { stepper.step }
    set {
      precondition(newValue > 0, "Must provide a step value greater than 0")
      stepper.step = newValue
    }
  }

  /// A Boolean value that determines whether a step beyond a limit continues at the other one;
  /// `false` by default.
  open var wraps: Bool {
    get { stepper.wraps }
    set { change { $0.wraps = newValue } }
  }

  /// A Boolean value that determines whether actions are sent at each step, and not only when the
  /// touch is lifted.
  open var isContinuous: Bool {
    get { stepper.isContinuous }
    set { stepper.isContinuous = newValue }
  }

  /// The stepper's natural size, which is the system's, in points.
  open override var intrinsicContentSize: CGSize { metrics.stepperSize }

  /// Returns the stepper's size, which is the system's, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.stepperSize }

  /// The rectangle in the superview, always of the system's size.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: metrics.stepperSize) }
  }

  /// Steps to the side that the touch is on.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isLeft = touch.location(in: self).x < bounds.midX
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let direction = isLeft == isRightToLeft ? 1 : -1
    guard stepper.canStep(direction) else { return false }
    pressed = direction
    change { $0.step(direction) }
    if stepper.isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  /// Sends `.valueChanged` if the step did not.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    change { _ in pressed = 0 }
    if !stepper.isContinuous { sendActions(for: .valueChanged) }
  }

  /// Ends tracking and the highlight of the pressed half.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    change { _ in pressed = 0 }
  }

  /// Draws both halves of the stepper.
  open override func draw(_ rect: CGRect) {
    layer.drawingExtent = .anywhere
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var drawing = StepperDrawing(
      bounds: bounds, metrics: metrics, tint: tintColor,
      pressed: isRightToLeft ? -pressed : pressed, isRightToLeft: isRightToLeft)
    drawing.canDecrease = stepper.canStep(-1)
    drawing.canIncrease = stepper.canStep(1)
    drawing.paint(traitCollection, isEnabled: isEnabled)
  }

  /// Draws the stepper in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// Draws the stepper in the colors for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  private func change(_ change: (inout StepperState) -> Void) {
    change(&stepper)
    setNeedsDisplay()
  }
}
