import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("CATransform3D")
@MainActor
struct CATransform3DTests {
  private func near(_ one: CATransform3D, _ two: CATransform3D) -> Bool {
    let pairs = [
      (one.m11, two.m11), (one.m12, two.m12), (one.m13, two.m13), (one.m14, two.m14),
      (one.m21, two.m21), (one.m22, two.m22), (one.m23, two.m23), (one.m24, two.m24),
      (one.m31, two.m31), (one.m32, two.m32), (one.m33, two.m33), (one.m34, two.m34),
      (one.m41, two.m41), (one.m42, two.m42), (one.m43, two.m43), (one.m44, two.m44),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("S14.18 a concatenation does its first transform first")
  func concatenationOrder() {
    let move = CATransform3DMakeTranslation(10, 20, 30)
    let scale = CATransform3DMakeScale(2, 3, 4)
    #expect(CATransform3DConcat(move, scale).m41 == 20)
    #expect(CATransform3DConcat(scale, move).m41 == 10)
    #expect(near(CATransform3DTranslate(scale, 10, 20, 30), CATransform3DConcat(move, scale)))
    #expect(near(CATransform3DScale(move, 2, 3, 4), CATransform3DConcat(scale, move)))
  }

  @Test("S14.18 a rotation turns x toward y, y toward z and z toward x")
  func rotationDirections() {
    let half = CGFloat.pi / 2
    #expect(abs(CATransform3DMakeRotation(half, 0, 0, 1).m12 - 1) < 1e-9)
    #expect(abs(CATransform3DMakeRotation(half, 1, 0, 0).m23 - 1) < 1e-9)
    #expect(abs(CATransform3DMakeRotation(half, 0, 1, 0).m31 - 1) < 1e-9)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    let twice = CATransform3DRotate(CATransform3DMakeRotation(half, 0, 0, 2), half, 0, 0, 1)
    #expect(near(twice, CATransform3DMakeRotation(.pi, 0, 0, 1)))
  }

  @Test("an inverse undoes its transform; without one the transform comes back")
  func inverseUndoesItsTransform() {
    var tilt = CATransform3DMakeRotation(0.5, 1, 2, 3)
    tilt.m34 = -1 / 500
    tilt = CATransform3DTranslate(tilt, 5, 6, 7)
    #expect(near(CATransform3DConcat(tilt, CATransform3DInvert(tilt)), CATransform3DIdentity))
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test("S14.20 an affine transform converts to a CATransform3D and back")
  func affineTransformConversion() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let space = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DIsAffine(space) && CATransform3DGetAffineTransform(space) == affine)
    #expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: space).caTransform3DValue, space))
  }

  @Test("S14.20 a layer keeps its transform, and its frame follows the affine part")
  func layerTransform() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.position = CGPoint(x: 50, y: 50)
    let tilt = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    layer.transform = tilt
    #expect(CATransform3DEqualToTransform(layer.transform, tilt))
    #expect(abs(layer.frame.width - 50) < 1e-9 && abs(layer.frame.minX - 25) < 1e-9)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    #expect(
      CATransform3DEqualToTransform(layer.transform, CATransform3DMakeScale(2, 1, 1)))
  }

  @Test("S14.19 a sublayer transform acts about the layer's anchor point")
  func sublayerTransform() {
    let (parent, child) = (CALayer(), CALayer())
    parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    child.frame = CGRect(x: 60, y: 40, width: 20, height: 20)
    parent.addSublayer(child)
    parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    #expect(
      child.convert(child.bounds, to: parent) == CGRect(x: 70, y: 30, width: 40, height: 40))
    #expect(parent.hitTest(CGPoint(x: 100, y: 65)) === child)
  }

  @Test("S14.19 a perspective enlarges nearer layers")
  func perspectiveEnlargesNearerLayers() {
    let (parent, child) = (CALayer(), CALayer())
    parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    child.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
    parent.addSublayer(child)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    parent.sublayerTransform = perspective
    child.zPosition = 50
    let seen = child.convert(child.bounds, to: parent)
    #expect(abs(seen.width - 40) < 1e-9 && abs(seen.midX - 50) < 1e-9)
  }
}
