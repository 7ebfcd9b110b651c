import CoreGraphics
import DisplayList
public import Foundation
import QuartzCore

extension UIView {
  /// Draws what the view and its subviews show into the current context, stretched over a rectangle.
  ///
  /// - Parameter afterUpdates: Whether layout that is due comes first.
  /// - Returns: Whether all was drawn; `false` without a context, and for a view without an area.
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

  /// Returns a view that shows what this one shows now; `nil` for a view without an area.
  ///
  /// - Parameter afterUpdates: Whether layout that is due comes first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view that shows a part of what this one shows now; `nil` for a part without an area.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's coordinates.
  ///   - afterUpdates: Whether layout that is due comes first.
  ///   - capInsets: The edges that keep their size when the new view is resized, in points.
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

/// A view that shows what another one showed.
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
