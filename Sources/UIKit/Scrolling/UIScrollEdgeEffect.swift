public import Foundation

/// What content fades into at an edge under bars of iOS 26.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// The kinds of edges.
  @preconcurrency @MainActor
  public final class Style: NSObject {
    /// As the system likes: soft.
    public static let automatic: Style = .init()
    /// Content fades away.
    public static let soft: Style = .init()
    /// Content ends at a line, below the system's material.
    public static let hard: Style = .init()

    private override init() {
      super.init()
    }
  }

  weak var owner: UIScrollView?

  /// The kind of edge.
  open var style: Style = .automatic {
    didSet { owner?.contentHasMoved() }
  }

  /// Whether content goes on under bars as it is.
  open var isHidden: Bool = false {
    didSet { owner?.contentHasMoved() }
  }

  init(_ owner: UIScrollView) {
    self.owner = owner
    super.init()
  }
}

/// The effects of a scroll view's edges; made when they are first asked for.
@MainActor
struct EdgeEffects {
  var top: UIScrollEdgeEffect?
  var bottom: UIScrollEdgeEffect?
}

extension UIScrollView {
  /// What content fades into under a bar at the top.
  public var topEdgeEffect: UIScrollEdgeEffect {
    if let effect = scroll.edgeEffects.top { return effect }
    let effect = UIScrollEdgeEffect(self)
    scroll.edgeEffects.top = effect
    return effect
  }

  /// What content fades into under a bar at the bottom.
  public var bottomEdgeEffect: UIScrollEdgeEffect {
    if let effect = scroll.edgeEffects.bottom { return effect }
    let effect = UIScrollEdgeEffect(self)
    scroll.edgeEffects.bottom = effect
    return effect
  }
}

/// How the content under a bar ends, as the bar sees it.
enum EdgeFade: Equatable {
  case soft
  case hard
  case none

  @MainActor init(_ effect: UIScrollEdgeEffect?) {
    guard let effect else {
      self = .soft
      return
    }
    self = effect.isHidden ? .none : effect.style === UIScrollEdgeEffect.Style.hard ? .hard : .soft
  }
}
