import CoreGraphics
import DisplayList
import Foundation

/// An animation from what a layer shows when the transition is added to what it shows afterward.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The type of the transition; a fade by default.
  open var type: CATransitionType = .fade
  /// The direction of the transition; `nil`, the default, is from the left.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition starts, from 0 to 1; 0 by default.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, from 0 to 1; 1 by default.
  open var endProgress: Float = 1

  /// The drawing of the layer when the transition was added.
  var before: [DrawingCommand] = []

  override func copyState(of other: CAAnimation) {
    super.copyState(of: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  /// Returns the drawing of the transition at a time of the layer, in place of the layer's own.
  func commands(
    at time: CFTimeInterval, now after: [DrawingCommand], in bounds: CGRect
  ) -> [DrawingCommand] {
    guard let place = self.time.position(at: time) else { return after }
    let eased = timingFunction?.progress(at: place.fraction) ?? place.fraction
    let part = CGFloat(startProgress) + CGFloat(endProgress - startProgress) * CGFloat(eased)
    func translated(_ commands: [DrawingCommand], by way: CGFloat) -> DrawingCommand {
      let (dx, dy): (CGFloat, CGFloat) =
        switch subtype {
        case .fromRight?: (1, 0)
        case .fromTop?: (0, -1)
        case .fromBottom?: (0, 1)
        default: (-1, 0)
        }
      return .group(
        Group(
          transform: .translation(x: dx * way * bounds.width, y: dy * way * bounds.height),
          commands: commands))
    }
    func faded(_ commands: [DrawingCommand], to opacity: CGFloat) -> DrawingCommand {
      .group(Group(opacity: opacity, commands: commands))
    }
    switch type {
    case .push: return [translated(before, by: -part), translated(after, by: 1 - part)]
    case .moveIn: return before + [translated(after, by: 1 - part)]
    case .reveal: return after + [translated(before, by: -part)]
    default:
      // Opaque contents stay opaque: the new ones fade in over the old ones, which are removed at the end.
      return [faded(before, to: part < 1 ? 1 : 0), faded(after, to: part)]
    }
  }
}
