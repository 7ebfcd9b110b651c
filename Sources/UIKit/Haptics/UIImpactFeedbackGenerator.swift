public import Foundation

/// A generator of haptic feedback that simulates impacts.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Constants that specify the mass of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// A collision between small, light objects.
    case light = 0
    /// A collision between medium-sized objects.
    case medium = 1
    /// A collision between large, heavy objects.
    case heavy = 2
    /// A collision between soft objects.
    case soft = 3
    /// A collision between rigid objects.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// Creates a generator with a feedback style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator with the medium style.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// Creates a generator with a feedback style that is attached to a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  /// Triggers impact feedback with full intensity.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Triggers impact feedback with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { record("impact \(style) \(Double(intensity))") }

  /// Triggers impact feedback at a point of the view.
  open func impactOccurred(at location: CGPoint) { impactOccurred(intensity: 1) }

  /// Triggers impact feedback with an intensity from 0 to 1 at a point of the view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}
