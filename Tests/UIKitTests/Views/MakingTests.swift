import Foundation
import Testing
import UIKit

@Suite("Classes made from their type")
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

  @Test("source-compat 3.3 what was made is freed")
  func freed() {
    weak var view: UIView?
    do {
      let made = (Probe.self as UIView.Type).make(frame: .zero)
      view = made
      #expect(view != nil)
    }
    #expect(view == nil)
  }
}
