import CoreGraphics
import QuartzCore
import Testing

@Suite("CALayer · sublayers")
@MainActor
struct CALayerHierarchyTests {
  @Test("adding a layer removes it from its old superlayer, or moves it within its own")
  func addingRemovesFromTheOldSuperlayer() {
    let (one, two) = (CALayer(), CALayer())
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    one.sublayers = [a, b, c]

    one.insertSublayer(a, above: b)
    #expect(one.sublayers == [b, a, c])
    one.insertSublayer(c, at: 0)
    #expect(one.sublayers == [c, b, a])
    two.addSublayer(b)
    #expect(one.sublayers == [c, a] && b.superlayer === two)
    one.replaceSublayer(c, with: b)
    #expect(one.sublayers == [b, a] && two.sublayers == nil && c.superlayer == nil)
  }

  @Test("a layer is created with its class's own initializer")
  func layerUsesItsClassInitializer() {
    let type: CALayer.Type = Marked.self
    let layer = type.make(())

    #expect((layer as? Marked)?.mark == 7)
    #expect(layer.name == "marked")
  }

  private final class Marked: CALayer {
    var mark = 7

    override init() {
      super.init()
      name = "marked"
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  @Test("layoutIfNeeded lays out marked layers only, from the outside in")
  func layoutIfNeededSkipsUnmarkedLayers() {
    let log = Log()
    let (root, child) = (CALayer(), CALayer())
    root.name = "root"
    child.name = "child"
    root.delegate = log
    child.delegate = log
    root.addSublayer(child)
    root.layoutIfNeeded()
    #expect(log.names == ["root"])

    child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.layoutIfNeeded()
    #expect(log.names == ["root", "child"])
  }

  private final class Log: CALayerDelegate {
    var names: [String] = []

    func layoutSublayers(of layer: CALayer) {
      names.append(layer.name ?? "?")
    }
  }
}
