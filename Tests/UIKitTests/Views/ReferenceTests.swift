import QuartzCore
import Testing

@testable import UIKit

/// Views, guides, layers and engines refer to each other weakly; references to a deallocated object
/// are `nil`.
@MainActor
struct ReferenceTests {
  init() { _ = bootTestScene() }

  private func pinned(_ view: UIView, in superview: UIView) -> [NSLayoutConstraint] {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return [
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 8),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 20),
    ]
  }

  @Test("a subview that outlives its superview and its window has neither")
  func aSubviewOutlivesItsSuperview() {
    let child = UIView()
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let middle = UIView()
      window.addSubview(middle)
      middle.addSubview(child)
      #expect(child.superview === middle)
      #expect(child.window === window)
    }
    #expect(child.superview == nil)
    #expect(child.window == nil)
    #expect(child.layer.superlayer == nil)
    child.setNeedsLayout()
    child.layoutIfNeeded()
    child.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
  }

  @Test("a view that outlives its window does not move to a window when it gets another superview")
  func viewThatOutlivesItsWindow() {
    final class Listener: UIView {
      var moves = 0
      override func willMove(toWindow newWindow: UIWindow?) { moves += 1 }
    }
    let child = Listener()
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.addSubview(child)
      #expect(child.moves == 1)
    }
    #expect(child.window == nil)
    let other = UIView()
    other.addSubview(child)
    #expect(child.superview === other)
    #expect(child.moves == 1)
    let next = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    next.addSubview(other)
    #expect(child.moves == 2)
    #expect(child.window === next)
  }

  @Test("a layer that outlives its superlayer has none and can be added to another")
  func layerThatOutlivesItsSuperlayer() {
    let child = CALayer()
    do {
      let parent = CALayer()
      parent.addSublayer(child)
      #expect(child.superlayer === parent)
    }
    #expect(child.superlayer == nil)
    child.removeFromSuperlayer()
    let other = CALayer()
    other.addSublayer(child)
    #expect(child.superlayer === other)
    #expect(other.sublayers == [child])
  }

  @Test("a layer that outlives its view has no delegate, a layer outside of views keeps none alive")
  func layerThatOutlivesItsView() {
    final class Delegate: NSObject, CALayerDelegate {}
    let kept: CALayer
    do { kept = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).layer }
    #expect(kept.delegate == nil)
    kept.layoutSublayers()
    let other = CALayer()
    do {
      let delegate = Delegate()
      other.delegate = delegate
      #expect(other.delegate === delegate)
    }
    #expect(other.delegate == nil)
  }

  @Test("a view's layer can be given another delegate")
  func otherDelegate() {
    final class Delegate: NSObject, CALayerDelegate {}
    let view = UIView()
    #expect(view.layer.delegate === view)
    let delegate = Delegate()
    view.layer.delegate = delegate
    #expect(view.layer.delegate === delegate)
    view.layer.delegate = nil
    #expect(view.layer.delegate == nil)
  }

  @Test("constraints that outlive their items name nothing and can be changed without harm")
  func constraintsOutliveTheirItems() {
    let kept: [NSLayoutConstraint]
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      kept = pinned(UIView(), in: root)
      NSLayoutConstraint.activate(kept)
      root.layoutIfNeeded()
      #expect(root.subviews[0].frame == CGRect(x: 8, y: 8, width: 40, height: 20))
    }
    for constraint in kept {
      #expect(constraint.firstItem == nil)
      #expect(constraint.secondItem == nil)
      #expect(!constraint.isActive)
      constraint.constant = 3
      constraint.isActive = false
      #expect(!constraint.description.isEmpty)
    }
  }

  @Test("a guide that outlives its view has no owner")
  func guideThatOutlivesItsView() {
    let (own, safe): (UILayoutGuide, UILayoutGuide)
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      own = UILayoutGuide()
      view.addLayoutGuide(own)
      safe = view.safeAreaLayoutGuide
      #expect(own.owningView === view)
    }
    #expect(own.owningView == nil)
    #expect(safe.owningView == nil)
    #expect(safe.layoutFrame == .zero)
    #expect(own.layoutFrame == .zero)
  }

  @Test("a tree laid out by constraints is deallocated whole")
  func constrainedTreeIsDeallocated() {
    weak var view: UIView?
    weak var constraint: NSLayoutConstraint?
    weak var guide: UILayoutGuide?
    weak var layer: CALayer?
    weak var node: LayoutNode?
    weak var engine: LayoutEngine?
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView()
      let constraints = pinned(child, in: root)
      let inner = UILayoutGuide()
      child.addLayoutGuide(inner)
      NSLayoutConstraint.activate(
        constraints + [inner.topAnchor.constraint(equalTo: child.layoutMarginsGuide.topAnchor)])
      root.layoutIfNeeded()
      _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      (view, constraint, guide, layer) = (child, constraints[0], inner, child.layer)
      (node, engine) = (child.layoutNode, root.constraintState.engine)
      #expect(node != nil)
      #expect(engine != nil)
    }
    #expect(view == nil)
    #expect(constraint == nil)
    #expect(guide == nil)
    #expect(layer == nil)
    #expect(node == nil)
    #expect(engine == nil)
  }

  @Test(
    "S8.12: a removed view keeps its inner constraints, the remaining views keep theirs",
    arguments: [0, 1, 20])
  func removedViewKeepsItsConstraints(others: Int) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let part = UIView()
    let toRoot = pinned(part, in: root)
    let inside = UIView()
    let own = pinned(inside, in: part)
    NSLayoutConstraint.activate(toRoot + own)
    var rest: [UIView] = []
    for index in 0..<others {
      let view = UIView()
      NSLayoutConstraint.activate(pinned(view, in: root))
      view.constraints.first { $0.firstAttribute == .width }?.constant = CGFloat(50 + index)
      rest.append(view)
    }
    root.layoutIfNeeded()
    part.removeFromSuperview()
    #expect(toRoot.map(\.isActive) == [false, false, true, true])
    #expect(own.map(\.isActive) == [true, true, true, true])
    own[2].constant = 44
    part.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    part.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 8, y: 8, width: 44, height: 20))
    rest.first?.constraints.first { $0.firstAttribute == .width }?.constant = 99
    root.layoutIfNeeded()
    for (index, view) in rest.enumerated() {
      #expect(view.frame.width == (index == 0 ? 99 : CGFloat(50 + index)))
    }
    root.addSubview(part)
    NSLayoutConstraint.activate(Array(toRoot[0...1]))
    root.layoutIfNeeded()
    #expect(part.frame == CGRect(x: 8, y: 8, width: 40, height: 20))
    #expect(inside.frame == CGRect(x: 8, y: 8, width: 44, height: 20))
  }
}
