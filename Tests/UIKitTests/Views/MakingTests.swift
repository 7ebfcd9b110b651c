import Foundation
import Testing
import UIKit

@Suite("Instances created from a metatype")
@MainActor
struct MakingTests {
  init() { _ = bootTestScene() }

  private final class Probe: UIView {
    var size: CGSize = .zero
    var number = 7

    override init(frame: CGRect) {
      size = frame.size
      super.init(frame: frame)
      tag = 3
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Controller: UIViewController {
    var number = 9

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      title = "made"
    }

    required init?(coder: NSCoder) { nil }
  }

  private func make<View: UIView>(_ type: View.Type) -> (View, View) {
    (View(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), View())
  }

  @Test("source-compat 3.3 a view is made through a metatype by its own initializer")
  func viewFromMetatype() {
    let type: UIView.Type = Probe.self
    let view = type.make(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) as? Probe

    #expect(view?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view?.size == CGSize(width: 3, height: 4) && view?.number == 7 && view?.tag == 3)
  }

  @Test("source-compat 3.3 generic code makes views of its type parameter")
  func viewFromGenericCode() {
    let (placed, empty) = make(Probe.self)

    #expect(placed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(empty.frame == .zero && empty.tag == 3)
  }

  @Test("source-compat 3.3 a controller is made through a metatype by its own initializer")
  func controllerFromMetatype() {
    let type: UIViewController.Type = Controller.self
    let controller = type.make(()) as? Controller

    #expect(controller?.number == 9 && controller?.title == "made")
  }

  @Test("source-compat 3.3 instances created from a metatype are deallocated")
  func removedViewsAreDeallocated() {
    weak var view: UIView?
    do {
      let made = (Probe.self as UIView.Type).make(frame: .zero)
      view = made
      #expect(view != nil)
    }
    #expect(view == nil)
  }

  @Test("a metatype value makes the class that it holds, also through the public initializers")
  func publicInitializers() {
    let type: UIView.Type = Probe.self
    let label: UIView.Type = UILabel.self
    let placed = type.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))

    #expect((placed as? Probe)?.size == CGSize(width: 3, height: 4))
    #expect((type.init() as? Probe)?.tag == 3)
    #expect(label.init() is UILabel && label.init(frame: .zero) is UILabel)
    #expect(UIView.self.init() is Probe == false)
  }

  private final class Row: UITableViewCell {}
  private final class Header: UITableViewHeaderFooterView {}
  private final class Layer: CALayer {}
  private final class Attributes: UICollectionViewLayoutAttributes {}

  @Test("identifiers of made views are neither released nor retained once too often")
  func viewIdentifiersAreBalanced() {
    let names = (0..<1000).map { "an identifier that Swift keeps on the heap, number \($0)" }
    for name in names {
      let row = (Row.self as UITableViewCell.Type).make(style: .value1, reuseIdentifier: name)
      let header = (Header.self as UITableViewHeaderFooterView.Type).make(reuseIdentifier: name)
      #expect(row is Row && row.reuseIdentifier == name)
      #expect(header is Header && header.reuseIdentifier == name)
      #expect((Probe.self as UIView.Type).make(frame: .zero) is Probe)
      #expect((Controller.self as UIViewController.Type).make(()) is Controller)
      #expect((Layer.self as CALayer.Type).make(()) is Layer)
      #expect((Attributes.self as NSObject.Type).makeObject(()) is Attributes)
    }
    // Other strings of the same length would reuse the memory of an over-released name.
    let others = (0..<4000).map {
      "an other name that Swift keeps on the heap, number \($0 % 1000)"
    }
    #expect(others.count == 4000)
    for (number, name) in names.enumerated() {
      #expect(name == "an identifier that Swift keeps on the heap, number \(number)")
    }
  }
}
