import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("CALayer · geometry")
@MainActor
struct CALayerGeometryTests {
  @Test("S8.32 frame is the bounding box of the transformed bounds")
  func frameAndTransform() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.position = CGPoint(x: 150, y: 125)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: 50, y: 75, width: 200, height: 100))

    layer.setAffineTransform(.identity)
    #expect(layer.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
  }

  @Test("setting frame keeps the bounds' origin and moves the anchor point")
  func settingFrame() {
    let layer = CALayer()
    layer.bounds.origin = CGPoint(x: 0, y: 30)
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 40)

    #expect(layer.position == CGPoint(x: 10, y: 60))
    #expect(layer.bounds == CGRect(x: 0, y: 30, width: 100, height: 40))
  }

  @Test("points convert between layers, scrolling included")
  func pointConversionBetweenLayers() {
    let (root, scroller, item) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    scroller.frame = CGRect(x: 20, y: 40, width: 200, height: 300)
    scroller.bounds.origin = CGPoint(x: 0, y: 100)
    item.frame = CGRect(x: 5, y: 150, width: 10, height: 10)
    root.addSublayer(scroller)
    scroller.addSublayer(item)

    #expect(item.convert(.zero, to: root) == CGPoint(x: 25, y: 90))
    #expect(item.convert(CGPoint(x: 25, y: 90), from: root) == .zero)
    #expect(
      root.convert(item.bounds, from: item) == CGRect(x: 25, y: 90, width: 10, height: 10))
  }

  @Test("hitTest finds the frontmost layer and respects clipping and hiding")
  func hitTesting() {
    let (root, back, front) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    back.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    front.frame = CGRect(x: 20, y: 20, width: 50, height: 500)
    root.sublayers = [back, front]

    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === back)
    #expect(root.hitTest(CGPoint(x: 30, y: 200)) === front)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 30, y: 200)) == nil)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === back)
  }
}
