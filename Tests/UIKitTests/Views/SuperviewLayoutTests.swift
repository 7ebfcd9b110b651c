import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

/// A view that counts its layouts, and calls a closure in each.
@MainActor
private final class CountingView: UIView {
  var count = 0
  var work: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
    work()
  }
}

@Suite("UIView · a subview's new size")
@MainActor
struct SuperviewLayoutTests {
  private let scene = bootTestScene()
  private let container = CountingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    container.addSubview(child)
    container.layoutIfNeeded()
    container.count = 0
  }

  @Test(
    "S8.37 a subview's new size lays out the superview in the next pass",
    arguments: ["frame", "bounds", "layer's bounds", "layer's frame"])
  func newSize(of part: String) {
    let size = CGSize(width: 30, height: 40)
    switch part {
    case "frame": child.frame.size = size
    case "bounds": child.bounds.size = size
    case "layer's bounds": child.layer.bounds.size = size
    default: child.layer.frame.size = size
    }
    #expect(container.count == 0)
    container.layoutIfNeeded()
    #expect(container.count == 1)
    #expect(child.frame.size == size)
    container.layoutIfNeeded()
    #expect(container.count == 1)
  }

  @Test("S8.37 a new size of a subview lays out its superview in a window, too")
  func newSizeInWindow() {
    let window = UIWindow(windowScene: scene)
    window.addSubview(container)
    window.isHidden = false
    window.layoutIfNeeded()
    container.count = 0
    child.frame.size.width = 77
    window.layoutIfNeeded()
    #expect(container.count == 1)
  }

  @Test("S8.37 a new position, or the same size, does not lay out the superview")
  func newPosition() {
    child.center = CGPoint(x: 100, y: 100)
    child.frame.size = CGSize(width: 10, height: 10)
    child.layer.position.x += 5
    container.layoutIfNeeded()
    #expect(container.count == 0)
  }

  @Test("S8.37 sizes that the superview sets during its layout do not lay it out again")
  func duringLayout() {
    var width: CGFloat = 0
    container.work = { [child] in
      width += 1
      child.frame.size.width = width
    }
    container.setNeedsLayout()
    container.layoutIfNeeded()
    #expect(container.count == 1)
    #expect(child.frame.width == 1)
  }

  @Test("S8.37 a layer that changes its view's size lays out the view itself")
  func layerThatChangesItsViewsSize() {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.count = 0
    view.layer.bounds.size.width = 20
    view.layoutIfNeeded()
    #expect(view.count == 1)
    #expect(view.bounds.width == 20)
  }

  @Test("S8.38 a view goes directly above or below its sibling, whatever layers are between")
  func siblingsAndPlainLayers() {
    let (plain, other) = (CALayer(), UIView())
    container.layer.addSublayer(plain)
    container.addSubview(other)
    let (above, below) = (UIView(), UIView())
    container.insertSubview(above, aboveSubview: child)
    container.insertSubview(below, belowSubview: other)
    #expect(
      container.layer.sublayers?.map(ObjectIdentifier.init)
        == [child.layer, above.layer, plain, below.layer, other.layer].map(ObjectIdentifier.init))
    #expect(container.subviews == [child, above, below, other])

    container.insertSubview(below, aboveSubview: above)
    #expect(
      container.layer.sublayers?.map(ObjectIdentifier.init)
        == [child.layer, above.layer, below.layer, plain, other.layer].map(ObjectIdentifier.init))
    #expect(container.subviews == [child, above, below, other])
  }
}
