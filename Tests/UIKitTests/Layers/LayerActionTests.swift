import Foundation
import Testing
import UIKit

@Suite("CALayer · actions and transactions")
@MainActor
struct LayerActionTests {
  private final class Log: CAAction {
    var events: [String] = []

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      events.append("\(event) \((anObject as? CALayer)?.opacity ?? -1)")
    }
  }

  private let scene = bootTestScene()
  private let root = CALayer()
  private let layer = CALayer()

  init() { root.addSublayer(layer) }

  @Test("S14.24 a change shows at once, unless the transaction was given a duration")
  func implicitAnimations() throws {
    layer.opacity = 0
    #expect(layer.animationKeys() == nil)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.opacity = 1
    CATransaction.commit()
    Runtime.loop.advance(by: 0.25)
    #expect(layer.animationKeys() == ["opacity"])
    #expect(layer.presentation()?.opacity == 0.25)
    Runtime.loop.advance(by: 1)
    #expect(layer.animationKeys() == nil)
  }

  @Test("S14.24 a layer outside of a tree, and one with actions disabled, is not animated")
  func withoutImplicitAnimations() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    root.opacity = 0
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.commit()
    #expect(root.animationKeys() == nil && layer.animationKeys() == nil)
  }

  @Test("S14.26 the completion block waits for the animations of layers")
  func completionBlockWaitsForLayerAnimations() {
    var ends: [TimeInterval] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { ends.append(CACurrentMediaTime()) }
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = 2
    layer.add(animation, forKey: nil)
    CATransaction.commit()
    Runtime.loop.advance(by: 1)
    #expect(ends.isEmpty)
    Runtime.loop.advance(by: 2)
    #expect(ends == [2])
  }

  @Test("S14.26 a completion block does not wait for a removed animation")
  func completionAfterRemoval() {
    var ends = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { ends += 1 }
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "a")
    CATransaction.commit()
    Runtime.loop.advance(by: 9)
    #expect(ends == 0)
    layer.removeAllAnimations()
    Runtime.loop.advance(by: 0)
    #expect(ends == 1)
  }

  @Test("S14.25 an action of the layer runs after the change, NSNull is none")
  func ownActions() {
    let log = Log()
    layer.actions = ["opacity": log, "position": NSNull()]
    layer.opacity = 0.5
    layer.position = CGPoint(x: 1, y: 1)
    #expect(log.events == ["opacity 0.5"])
    #expect(layer.action(forKey: "position") == nil)
    #expect(layer.action(forKey: "opacity") is Log)
  }

  @Test("S14.25 a view provides actions inside of an animation only")
  func viewActions() {
    let view = UIView()
    #expect(view.layer.action(forKey: "opacity") == nil)
    #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
    UIView.animate(withDuration: 3) {
      let action = view.layer.action(forKey: "opacity") as? CABasicAnimation
      #expect(action?.duration == 3 && action?.keyPath == "opacity")
    }
  }

  @Test("S14.36 an animation of views is in the layer's keys and presentation")
  func viewAnimations() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 0
      view.frame = CGRect(x: 100, y: 0, width: 100, height: 200)
    }
    #expect(view.layer.animationKeys() == ["bounds.size", "position", "opacity"])
    Runtime.loop.advance(by: 0.5)
    let shown = try #require(view.layer.presentation())
    #expect(shown.opacity == 0.5 && shown.frame == CGRect(x: 50, y: 0, width: 100, height: 150))
    #expect(view.layer.opacity == 0)
    Runtime.loop.advance(by: 1)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("a transaction keeps values for its own keys and any others")
  func transactionValues() {
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.begin()
    CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue("x", forKey: "own")
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    #expect(CATransaction.value(forKey: "own") as? String == "x")
    CATransaction.commit()
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "own") == nil)
    CATransaction.setDisableActions(true)
    CATransaction.flush()
    #expect(!CATransaction.disableActions())
  }
}
