public import Foundation

/// The effect at an edge of a scroll view, under a bar, from iOS 26 on.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// The styles of the effect.
  @preconcurrency @MainActor
  public final class Style: NSObject {
    /// The system's choice of style, which is soft.
    public static let automatic: Style = .init()
    /// A style in which content fades out.
    public static let soft: Style = .init()
    /// Content ends at a hard edge, behind the bar's material.
    public static let hard: Style = .init()

    private override init() {
      super.init()
    }
  }

  weak var owner: UIScrollView?

  /// The style of the effect; automatic by default.
  open var style: Style = .automatic {
    didSet { owner?.contentHasMoved() }
  }

  /// A Boolean value that determines whether the effect is hidden; `false` by default.
  open var isHidden: Bool = false {
    didSet { owner?.contentHasMoved() }
  }

  init(_ owner: UIScrollView) {
    self.owner = owner
    super.init()
  }
}

extension UIScrollView {
  /// The effect at the top edge.
  public var topEdgeEffect: UIScrollEdgeEffect {
    if let effect = scroll.edgeEffects.top { return effect }
    let effect = UIScrollEdgeEffect(self)
    scroll.edgeEffects.top = effect
    return effect
  }

  /// The effect at the bottom edge.
  public var bottomEdgeEffect: UIScrollEdgeEffect {
    if let effect = scroll.edgeEffects.bottom { return effect }
    let effect = UIScrollEdgeEffect(self)
    scroll.edgeEffects.bottom = effect
    return effect
  }
}
