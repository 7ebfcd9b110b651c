import Foundation

/// Constants for what determines the frame of a guide.
enum LayoutGuideSource {
  /// The app's constraints determine the frame.
  case free
  /// Distances from the edges of the view that it is in (S1.11).
  case insets((UIView) -> UIEdgeInsets)
  /// A rectangle in the space of the view that it is in.
  case rectangle((UIView) -> CGRect)
  /// The guide is the content of a scroll view, whose size constraints may determine.
  case content(size: (UIView) -> CGSize)
}

extension UILayoutGuide {
  /// Whether constraints determine the guide's frame.
  var isFree: Bool { if case .free = source { true } else { false } }

  /// Whether the guide is that of a scroll view's content.
  var isContent: Bool { if case .content = source { true } else { false } }

  /// Whether the guide is in the scrolled coordinate space, like a subview.
  var scrollsWithContent: Bool { isFree || isContent }

  /// The insets of the guide from the edges of its view; `nil` for a guide that does not follow its
  /// view.
  var insetsInOwner: UIEdgeInsets? {
    guard let owner = owningView else { return isFree || isContent ? nil : .zero }
    switch source {
    case .free, .content: return nil
    case .insets(let insets): return insets(owner)
    case .rectangle:
      let (inner, outer) = (layoutFrame, owner.bounds)
      return UIEdgeInsets(
        top: inner.minY - outer.minY, left: inner.minX - outer.minX,
        bottom: outer.maxY - inner.maxY, right: outer.maxX - inner.maxX)
    }
  }

  var currentFrame: CGRect {
    guard let owner = owningView else { return .zero }
    switch source {
    case .insets(let insets): return owner.boundsOfGuides.clampedInset(by: insets(owner))
    case .rectangle(let frame): return frame(owner)
    case .content(let size): return CGRect(origin: .zero, size: size(owner))
    case .free:
      guard let node = layoutNode, let engine = node.engine else { return .zero }
      engine.update()
      return engine.rectangle(of: node, scale: owner.layoutScale)
    }
  }
}

extension UIView {
  /// The bounds that contain the system's guides.
  ///
  /// A root whose mask is not translated has the size that its constraints determine, which is not
  /// applied to its bounds; guides and subviews must agree on one size (S1.37).
  fileprivate var boundsOfGuides: CGRect {
    guard superview == nil, !constraintState.translatesMask, !(self is UIWindow),
      let node = layoutNode, let engine = node.engine, engine.hasRoot(reference)
    else { return bounds }
    engine.update()
    return CGRect(
      origin: bounds.origin, size: engine.rectangle(of: node, scale: layoutScale).size)
  }
}
