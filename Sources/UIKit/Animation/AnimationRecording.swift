import CoreGraphics
import Foundation
import QuartzCore

/// The changes of an animation, recorded so that they can be reverted in part.
@MainActor
final class AnimationRecording {
  private struct Entry {
    weak var view: UIView?
    let before: ViewSnapshot
    var after: ViewSnapshot?
  }

  private var entries: [Entry] = []
  private var views: Set<ObjectIdentifier> = []

  /// Records a view before its first change.
  func record(_ view: UIView) {
    guard views.insert(ObjectIdentifier(view)).inserted else { return }
    entries.append(Entry(view: view, before: ViewSnapshot(of: view)))
  }

  /// Records the values of the views after the changes.
  func finish() {
    for index in entries.indices {
      entries[index].after = entries[index].view.map(ViewSnapshot.init)
    }
  }

  /// Adds animations of the changes to the layers, which pictures do not show (S14.36).
  ///
  /// - Parameter timing: Sets the timing of an animation.
  func addAnimations(_ timing: (CABasicAnimation) -> Void) {
    for entry in entries {
      guard let view = entry.view, let after = entry.after else { continue }
      for (key, value) in entry.before.layerValues(differingFrom: after) {
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = value.from
        animation.toValue = value.to
        timing(animation)
        view.layer.add(animation, named: key, isShown: false)
      }
    }
  }

  /// Sets the views to a fraction of the changes, from 0 (none) through 1 (all).
  func apply(_ part: CGFloat) {
    for entry in entries {
      guard let view = entry.view, let after = entry.after else { continue }
      entry.before.apply(part, toward: after, to: view)
    }
  }
}

/// The properties of a view that animations change.
@MainActor
private struct ViewSnapshot {
  let bounds: CGRect
  let center: CGPoint
  let transform: CGAffineTransform
  let alpha: CGFloat
  let color: UIColor?

  init(of view: UIView) {
    bounds = view.bounds
    center = view.center
    transform = view.transform
    alpha = view.alpha
    color = view.backgroundColor
  }

  /// Returns the values of the layer that differ from later ones, by the names of its properties.
  func layerValues(
    differingFrom other: ViewSnapshot
  ) -> [(key: String, value: (from: Any?, to: Any?))] {
    var result: [(key: String, value: (from: Any?, to: Any?))] = []
    if bounds.origin != other.bounds.origin {
      result.append(("bounds.origin", (bounds.origin, other.bounds.origin)))
    }
    if bounds.size != other.bounds.size {
      result.append(("bounds.size", (bounds.size, other.bounds.size)))
    }
    if center != other.center { result.append(("position", (center, other.center))) }
    if transform != other.transform {
      result.append(("transform", (transform, other.transform)))
    }
    if alpha != other.alpha { result.append(("opacity", (alpha, other.alpha))) }
    if color !== other.color {
      result.append(("backgroundColor", (color?.cgColor, other.color?.cgColor)))
    }
    return result
  }

  /// Sets a view to the values between these and others, where the two differ.
  func apply(_ part: CGFloat, toward other: ViewSnapshot, to view: UIView) {
    func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * part }
    if bounds != other.bounds {
      view.bounds = CGRect(
        x: mix(bounds.minX, other.bounds.minX), y: mix(bounds.minY, other.bounds.minY),
        width: mix(bounds.width, other.bounds.width),
        height: mix(bounds.height, other.bounds.height))
    }
    if center != other.center {
      view.center = CGPoint(x: mix(center.x, other.center.x), y: mix(center.y, other.center.y))
    }
    if transform != other.transform {
      view.transform = CGAffineTransform(
        a: mix(transform.a, other.transform.a), b: mix(transform.b, other.transform.b),
        c: mix(transform.c, other.transform.c), d: mix(transform.d, other.transform.d),
        tx: mix(transform.tx, other.transform.tx), ty: mix(transform.ty, other.transform.ty))
    }
    if alpha != other.alpha { view.alpha = mix(alpha, other.alpha) }
    // Colors are not interpolated.
    if color !== other.color { view.backgroundColor = part < 1 ? color : other.color }
  }
}
