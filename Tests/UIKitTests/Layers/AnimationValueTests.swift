import Foundation
import Testing
import UIKit

@Suite("CAPropertyAnimation · values")
@MainActor
struct AnimationValueTests {
  private let scene = bootTestScene()
  private let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
  }

  private func basic(_ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = 1
    layer.add(animation, forKey: "a")
  }

  private func presented(at seconds: TimeInterval) throws -> CALayer {
    Runtime.loop.advance(by: seconds)
    return try #require(layer.presentation())
  }

  @Test(
    "S14.11 fromValue, toValue and byValue determine the first and last value",
    arguments: [
      (10.0, 20.0, nil, 15.0), (10.0, nil, 4.0, 12.0), (nil, 20.0, 4.0, 18.0),
      (10.0, nil, nil, 30.0), (nil, 20.0, nil, 35.0), (nil, nil, 4.0, 52.0),
    ] as [(Double?, Double?, Double?, Double)])
  func fromToAndByValues(
    from: Double?, to: Double?, by: Double?, middle: Double
  ) throws {
    basic("position.x", from: from, to: to, by: by)
    #expect(try presented(at: 0.5).position == CGPoint(x: middle, y: 25))
  }

  @Test("S14.21 key paths of structure fields and boxed values are animated")
  func structureFieldsAndBoxedValues() throws {
    basic("bounds.size.width", to: NSNumber(value: 200))
    #expect(try presented(at: 0.5).bounds.size == CGSize(width: 150, height: 50))
    basic("position", to: NSValue(cgPoint: CGPoint(x: 150, y: 125)))
    #expect(try presented(at: 0.5).position == CGPoint(x: 100, y: 75))
    basic("backgroundColor", from: UIColor.black.cgColor, to: UIColor.white.cgColor)
    let color = try #require(try presented(at: 0.5).backgroundColor)
    #expect(color == CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
  }

  @Test("S14.21 transform.rotation rotates by the full angle, and keeps the scale")
  func rotationKeyPathRotatesByTheFullAngle() throws {
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    basic("transform.rotation.z", from: 0, to: 2 * CGFloat.pi)
    let quarter = try presented(at: 0.25).transform
    #expect(abs(quarter.m11) < 1e-9 && abs(quarter.m12 - 2) < 1e-9)
    basic("transform.scale", from: 1, to: 3)
    let scaled = try presented(at: 0.5).affineTransform()
    #expect(scaled == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test("S14.16 an additive animation adds its value to the model value")
  func additiveAnimationAddsToTheModel() throws {
    let animation = CABasicAnimation(keyPath: "position.y")
    animation.fromValue = -10
    animation.toValue = 0
    animation.isAdditive = true
    animation.duration = 1
    layer.add(animation, forKey: nil)
    #expect(try presented(at: 0.5).position.y == 20)
  }

  @Test("S14.16 a cumulative animation begins where the last round has ended")
  func cumulativeAnimationContinues() throws {
    let animation = CABasicAnimation(keyPath: "position.y")
    animation.fromValue = 0
    animation.toValue = 10
    animation.isCumulative = true
    animation.duration = 1
    animation.repeatCount = 3
    layer.add(animation, forKey: nil)
    #expect(try presented(at: 2.5).position.y == 25)
  }

  @Test("S14.15 keyframes have even times, times of their own, or hold their values")
  func keyframeTimes() throws {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, 100]
    animation.duration = 1
    layer.add(animation, forKey: "k")
    #expect(try presented(at: 0.75).position.x == 55)
    animation.keyTimes = [0, 0.25, 1]
    layer.add(animation, forKey: "k")
    #expect(try presented(at: 0.625).position.x == 55)
    animation.keyTimes = nil
    animation.calculationMode = .discrete
    layer.add(animation, forKey: "k")
    #expect(try presented(at: 0.5).position.x == 10)
    animation.calculationMode = .paced
    layer.add(animation, forKey: "k")
    #expect(abs(try presented(at: 0.5).position.x - 50) < 1e-9)
  }

  @Test("S14.15 a position animated along a path rotates the layer with .rotateAuto")
  func positionAlongAPathRotatesTheLayer() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 300))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.duration = 1
    animation.rotationMode = .rotateAuto
    layer.add(animation, forKey: "k")
    let turned = try presented(at: 0.75)
    #expect(turned.position == CGPoint(x: 100, y: 150))
    #expect(abs(turned.affineTransform().b - 1) < 1e-9)
    animation.calculationMode = .paced
    layer.add(animation, forKey: "k")
    #expect(abs(try presented(at: 0.5).position.y - 100) < 1e-9)
  }

  @Test("S14.14 a group's animations run in its time; one without a duration has the group's")
  func groupAnimationsRunInItsTime() throws {
    let moving = CABasicAnimation(keyPath: "position.x")
    moving.fromValue = 0
    moving.toValue = 100
    let late = CABasicAnimation(keyPath: "opacity")
    late.fromValue = 0
    late.toValue = 1
    late.beginTime = 1
    late.duration = 2
    let group = CAAnimationGroup()
    group.animations = [moving, late]
    group.duration = 2
    layer.add(group, forKey: nil)
    let shown = try presented(at: 1.5)
    #expect(shown.position.x == 75 && shown.opacity == 0.25)
    #expect(try presented(at: 1).opacity == 1)
  }

  @Test("S14.13 a spring settles as Apple's documentation says, and swings beyond its end")
  func springSettlesAsDocumented() throws {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.damping = 5
    #expect(abs(spring.settlingDuration - 2.85) < 0.01)
    spring.damping = 15
    #expect(spring.settlingDuration > 1 && spring.settlingDuration < 1.05)
    spring.damping = 5
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: nil)
    #expect(try presented(at: 0.3).position.x > 110)
    spring.damping = 30
    #expect(spring.settlingDuration < 2 && spring.bounce < 0)
  }

  @Test("S14.23 layers and animations keep values for any key")
  func layersAndAnimationsKeepValuesForAnyKey() {
    layer.setValue("badge", forKey: "kind")
    #expect(layer.value(forKey: "kind") as? String == "badge")
    layer.setValue(0.5, forKeyPath: "transform.scale.x")
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 0.5, y: 1))
    #expect((layer.value(forKeyPath: "transform.scale.x") as? NSNumber)?.doubleValue == 0.5)
    #expect((layer.value(forKeyPath: "bounds.size.width") as? NSNumber)?.doubleValue == 100)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue(7, forKey: "number")
    layer.add(animation, forKey: "a")
    #expect(layer.animation(forKey: "a")?.value(forKey: "number") as? Int == 7)
  }

  @Test("named timing functions have the control points of Core Animation")
  func timingFunctions() {
    let ease = CAMediaTimingFunction(name: .easeIn)
    var point: [Float] = [0, 0]
    ease.getControlPoint(at: 1, values: &point)
    #expect(point == [0.42, 0])
    #expect(ease == CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1))
    #expect(CAValueFunction(name: .rotateZ)?.name == .rotateZ)
    #expect(CAValueFunction(name: .init(rawValue: "none")) == nil)
  }
}
