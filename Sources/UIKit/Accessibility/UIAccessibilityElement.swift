public import Foundation

/// An accessibility element that is not a view, such as a part of a drawing (S20.3).
open class UIAccessibilityElement: UIResponder {
  private weak var container: AnyObject?
  private var frameInContainer: CGRect?

  /// Creates an element in a container, which the element references weakly.
  public init(accessibilityContainer container: Any) {
    self.container = container as AnyObject
    super.init()
  }

  /// The container of the element: a view, or another element.
  open var accessibilityContainer: AnyObject? {
    get { container }
    set { container = newValue }
  }

  /// The next responder: the container, if it is one.
  open override var next: UIResponder? { container as? UIResponder }

  /// The frame in points of the screen; derived from ``accessibilityFrameInContainerSpace`` if that was set
  /// last.
  open override var accessibilityFrame: CGRect {
    get { super.accessibilityFrame }
    set {
      frameInContainer = nil
      super.accessibilityFrame = newValue
    }
  }

  /// The frame in points of the container's coordinate space, so that it moves with the container.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set {
      accessibility.frame = nil
      frameInContainer = newValue
    }
  }

  override var standardAccessibility: StandardAccessibility {
    StandardAccessibility(isElement: true)
  }

  override var standardAccessibilityFrame: CGRect {
    guard let frameInContainer else { return .zero }
    if let view = container as? UIView { return view.convert(frameInContainer, to: nil) }
    let origin = (container as? UIResponder)?.accessibilityFrame.origin ?? .zero
    return frameInContainer.offsetBy(dx: origin.x, dy: origin.y)
  }
}
