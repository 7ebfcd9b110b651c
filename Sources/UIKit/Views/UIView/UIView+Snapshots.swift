import CoreGraphics
import DisplayList
public import Foundation
import QuartzCore

extension UIView {
  /// Draws the view hierarchy as it is visible into the current context, scaled to a rectangle.
  ///
  /// S15.8: It draws the current presentation of the view, with its animations.
  ///
  /// - Parameter afterUpdates: Whether to lay out pending changes first.
  /// - Returns: Whether everything was drawn; `false` without a context, and for a view without an
  ///   area.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return false }
    if afterUpdates { layoutIfNeeded() }
    let place = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      .concatenating(
        CGAffineTransform(scaleX: rect.width / bounds.width, y: rect.height / bounds.height)
      )
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    context.append(
      .group(Group(transform: place.displayTransform, commands: layer.shownLocalCommands())))
    return true
  }

  /// Returns a view that shows a snapshot of this view; `nil` if the view has no area.
  ///
  /// S15.9: Later changes do not affect the snapshot.
  ///
  /// - Parameter afterUpdates: Whether to lay out pending changes first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view that shows a snapshot of a part of this view; `nil` if the part has no area.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's coordinates.
  ///   - afterUpdates: Whether to lay out pending changes first.
  ///   - capInsets: The cap insets of the snapshot view, in points.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard !rect.isEmpty, !rect.isInfinite else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let view = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
    view.show(layer.shownLocalCommands(), of: rect, capInsets: capInsets)
    return view
  }
}

/// A view that shows a snapshot of another one.
private final class SnapshotView: UIView {
  override class var layerClass: AnyClass { SnapshotLayer.self }

  func show(_ commands: [DrawingCommand], of rect: CGRect, capInsets: UIEdgeInsets) {
    guard let layer = layer as? SnapshotLayer else { return }
    layer.snapshot = commands
    layer.source = rect
    layer.caps = StretchedParts(
      top: capInsets.top, left: capInsets.left, bottom: capInsets.bottom, right: capInsets.right)
  }
}
