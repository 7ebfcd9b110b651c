public import Foundation

/// A generator of haptics for collisions.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Constants for the mass of the objects that collide.
  public enum FeedbackStyle: Int, Sendable {
    /// Between small, light objects.
    case light = 0
    /// Between objects of medium size.
    case medium = 1
    /// Between large, heavy objects.
    case heavy = 2
    /// Between soft objects.
    case soft = 3
    /// Between rigid objects.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// Creates a generator of a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator of the medium style.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// Creates a generator of a style that is attached to a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  /// Plays the haptics of a collision.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Plays the haptics of a collision with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { note("impact \(style) \(Double(intensity))") }

  /// Plays the haptics of a collision at a point.
  open func impactOccurred(at location: CGPoint) { impactOccurred(intensity: 1) }

  /// Plays the haptics of a collision with an intensity from 0 to 1, at a point.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}
