import CoreGraphics
import Foundation
import Testing

@Suite("CGAffineTransform")
struct CGAffineTransformTests {
  @Test("concatenating applies the receiver first")
  func concatenatingAppliesTheReceiverFirst() {
    let move = CGAffineTransform(translationX: 10, y: 20)
    let scale = CGAffineTransform(scaleX: 2, y: 3)

    #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(scale)) == CGPoint(x: 22, y: 63))
    #expect(CGPoint(x: 1, y: 1).applying(scale.concatenating(move)) == CGPoint(x: 12, y: 23))
  }

  @Test("translatedBy, scaledBy and rotated(by:) come before the receiver")
  func transformMethodsApplyBeforeTheReceiver() {
    let scale = CGAffineTransform(scaleX: 2, y: 2)

    #expect(CGPoint.zero.applying(scale.translatedBy(x: 5, y: 0)) == CGPoint(x: 10, y: 0))
    #expect(scale.scaledBy(x: 3, y: 1) == CGAffineTransform(scaleX: 6, y: 2))
    #expect(scale.rotated(by: 0) == scale)
  }

  @Test("a rotation by 90° maps x to y")
  func rotationBy90DegreesMapsXToY() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))

    #expect(abs(turned.x) < 1e-15 && turned.y == 1)
  }

  @Test("inverted() reverses a transform; one that cannot be inverted is returned unchanged")
  func invertedReversesATransform() {
    let transform = CGAffineTransform(2, 1, -1, 3, 7, -4)
    let product = transform.concatenating(transform.inverted())
    let flat = CGAffineTransform(scaleX: 0, y: 1)

    for (value, wanted) in zip(
      [product.a, product.b, product.c, product.d, product.tx, product.ty],
      [1.0, 0, 0, 1, 0, 0] as [CGFloat])
    {
      #expect(abs(value - wanted) < 1e-12)
    }
    #expect(flat.inverted() == flat)
  }

  @Test("a rectangle's transform is the bounding box of its corners")
  func aTransformedRectangleIsItsBoundingBox() {
    let turned = CGRect(x: 10, y: 0, width: 20, height: 5)
      .applying(CGAffineTransform(0, 1, -1, 0, 0, 0))

    #expect(turned == CGRect(x: -5, y: 10, width: 5, height: 20))
  }
}
