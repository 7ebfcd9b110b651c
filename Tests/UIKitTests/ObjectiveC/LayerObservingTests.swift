import Foundation
import Testing
import UIKit

@Suite("Key-value observing of layers")
@MainActor
struct LayerObservingTests {
  init() { _ = bootTestScene() }

  private let start = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test("source-compat 3.6 a view's layer.bounds is observed through the view and at the layer")
  func layerBoundsAreObserved() {
    let view = UIView(frame: start)
    var throughView: [(CGRect?, CGRect?)] = []
    var atLayer: [(CGRect?, CGRect?)] = []
    let observations = [
      view.observe(\.layer.bounds, options: [.old, .new]) { observed, change in
        #expect(observed === view)
        throughView.append((change.oldValue, change.newValue))
      },
      view.layer.observe(\.bounds, options: [.old, .new]) { layer, change in
        #expect(layer === view.layer)
        atLayer.append((change.oldValue, change.newValue))
      },
    ]
    view.frame.size.width = 120
    view.bounds.origin.y = 5
    view.layer.bounds.size.height = 60
    view.center.x += 10

    let values: [CGRect?] = [
      CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 0, y: 0, width: 120, height: 50),
      CGRect(x: 0, y: 5, width: 120, height: 50), CGRect(x: 0, y: 5, width: 120, height: 60),
    ]
    let (old, new) = (Array(values.dropLast()), Array(values.dropFirst()))
    #expect(throughView.map(\.0) == old && throughView.map(\.1) == new)
    #expect(atLayer.map(\.0) == old && atLayer.map(\.1) == new)
    for observation in observations { observation.invalidate() }
    view.frame.size.width = 10
    #expect(throughView.count == 3 && atLayer.count == 3)
  }

  @Test("a change of a frame is reported as one of the position, the bounds and the frame")
  func aFrameChangesPositionAndBounds() {
    let view = UIView(frame: start)
    var keys: [String] = []
    let layer = view.layer
    let observations = [
      layer.observe(\.frame) { _, _ in keys.append("frame") },
      layer.observe(\.bounds) { _, _ in keys.append("bounds") },
      layer.observe(\.position) { _, _ in keys.append("position") },
    ]
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
    #expect(keys == ["position", "bounds", "frame"])
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
    #expect(keys.count == 3)
    view.center.y += 1
    #expect(keys.dropFirst(3) == ["position", "frame"])
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(keys.dropFirst(5) == ["frame"])
    layer.anchorPoint = .zero
    #expect(keys.dropFirst(6) == ["frame"])
    withExtendedLifetime(observations) {}
  }

  @Test("layers without a view can be observed, by key paths of subclasses and by name")
  func plainLayersAreObserved() {
    final class Ring: CAShapeLayer {}
    let ring = Ring()
    var calls: [String] = []
    let observation = ring.observe(\.position, options: [.prior, .new]) { ring, change in
      let new = change.newValue.map { "\($0.x)" } ?? "-"
      calls.append("\(change.isPrior) \(ring.position.x) \(new)")
    }
    let listener = KeyValueObservingTests.Listener()
    ring.addObserver(listener, forKeyPath: "zPosition", options: [.old, .new], context: nil)
    ring.position.x = 4
    ring.zPosition = 2

    #expect(calls == ["true 0.0 -", "false 4.0 4.0"])
    #expect(listener.calls == ["zPosition 0.0 2.0"])
    ring.removeObserver(listener, forKeyPath: "zPosition")
    withExtendedLifetime(observation) {}
  }

  @Test("layer.bounds is observed by name, and of a subclass of UIView")
  func layerBoundsAreObservedByName() {
    final class Card: UIView {}
    let card = Card(frame: start)
    let listener = KeyValueObservingTests.Listener()
    card.addObserver(listener, forKeyPath: "layer.bounds", context: nil)
    var positions: [CGPoint?] = []
    let observation = card.observe(\.layer.position, options: .new) {
      positions.append($1.newValue)
    }
    card.frame = card.frame.insetBy(dx: 10, dy: 0).offsetBy(dx: 3, dy: 0)

    #expect(listener.calls == ["layer.bounds - -"])
    #expect(positions == [CGPoint(x: 63, y: 45)])
    card.removeObserver(listener, forKeyPath: "layer.bounds")
    withExtendedLifetime(observation) {}
  }

  @Test("Auto Layout's frames and scrolling are reported as changes of layer.bounds")
  func layoutAndScrollingAreReported() {
    let scene = bootTestScene()
    let window = UIWindow(windowScene: scene)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(child)
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(equalToConstant: 70),
      child.heightAnchor.constraint(equalToConstant: 30),
    ])
    let scrollView = UIScrollView(frame: start)
    scrollView.contentSize = CGSize(width: 100, height: 500)
    var sizes: [CGSize?] = []
    var offsets: [CGPoint?] = []
    let observations = [
      child.observe(\.layer.bounds, options: .new) { sizes.append($1.newValue?.size) },
      scrollView.layer.observe(\.bounds, options: .new) { offsets.append($1.newValue?.origin) },
    ]
    scene.layOut()
    scrollView.contentOffset.y = 30

    #expect(sizes == [CGSize(width: 70, height: 30)])
    #expect(offsets == [CGPoint(x: 0, y: 30)])
    withExtendedLifetime(observations) {}
  }

  @Test("an observer that changes the bounds again finds subviews laid out, and is called again")
  func anObserverMayChangeTheBounds() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    child.autoresizingMask = .flexibleWidth
    view.addSubview(child)
    var widths: [CGFloat] = []
    let observation = view.layer.observe(\.bounds) { _, _ in
      widths.append(child.frame.width)
      if view.bounds.width > 150 { view.bounds.size.width = 150 }
    }
    view.bounds.size.width = 200
    #expect(widths == [200, 150] && child.frame.width == 150)
    withExtendedLifetime(observation) {}
  }

  @Test("observing a layer's unobservable property traps with a message")
  func unobservableLayerPropertiesTrap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = CALayer().observe(\.opacity) { _, _ in } }
    }
    let text = String(bytes: result?.standardErrorContent ?? [], encoding: .utf8) ?? ""
    #expect(text.contains("Could not extract a String from KeyPath"))
    #expect(text.contains("CALayer cannot be observed"))
  }
}
