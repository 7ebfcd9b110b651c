import Testing
import UIKit

@Suite("Contract · the order of a layout pass")
@MainActor
struct LayoutPassContractTests {
  init() throws { _ = try Stage.scene() }

  /// A view that logs its constraint updates and layouts.
  private final class Step: UIView {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      log.note("\(name).constraints")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.note("\(name).layout")
    }
  }

  private final class Screen: UIViewController {
    let log: CallLog
    let step: Step

    init(_ log: CallLog) {
      self.log = log
      step = Step("subview", log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(step)
    }

    override func updateViewConstraints() {
      log.note("controller.constraints")
      super.updateViewConstraints()
    }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      log.note("controller.safe area")
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      log.note("controller.will")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      log.note("controller.did")
    }
  }

  @Test("S8.33 constraints from the leaves up, safe area, controller, subviews, controller, inside")
  func layoutCallOrder() throws {
    let log = CallLog()
    let screen = Screen(log)
    let window = try Stage.show(screen)
    _ = log.take()
    screen.additionalSafeAreaInsets.top = 7
    let told = log.take()
    #expect(told.allSatisfy { $0 == "controller.safe area" })
    screen.view.setNeedsUpdateConstraints()
    screen.step.setNeedsUpdateConstraints()
    screen.view.setNeedsLayout()
    screen.step.setNeedsLayout()
    window.layoutIfNeeded()

    // The controller is called with its view; its inset callback comes with the inset or the layout.
    #expect(
      log.take().filter { $0 != "controller.safe area" } == [
        "subview.constraints", "controller.constraints", "controller.will", "controller.did",
        "subview.layout",
      ])
  }

  @Test("S8.33 a marked view that is added to a laid out tree updates in the next pass")
  func markedViewAddedLater() throws {
    let log = CallLog()
    let (outer, holder, inner) = (Step("outer", log), UIView(), Step("inner", log))
    let window = try Stage.show(outer)
    _ = log.take()
    holder.addSubview(inner)
    inner.setNeedsUpdateConstraints()
    outer.addSubview(holder)
    window.layoutIfNeeded()

    #expect(log.take().filter { $0.hasSuffix("constraints") } == ["inner.constraints"])
    #expect(!inner.needsUpdateConstraints())
  }

  @Test("S2.17 viewDidLayoutSubviews comes before the subviews have placed their own subviews")
  func viewDidLayoutSubviewsComesFirst() throws {
    let log = CallLog()
    let screen = Screen(log)
    let window = try Stage.show(screen)
    _ = log.take()
    screen.view.setNeedsLayout()
    screen.step.setNeedsLayout()
    window.layoutIfNeeded()

    let calls = log.take()
    let did = try #require(calls.firstIndex(of: "controller.did"))
    let inner = try #require(calls.firstIndex(of: "subview.layout"))
    #expect(did < inner)
  }

  @Test("S8.35 layoutIfNeeded on a subview begins at the topmost ancestor that needs layout")
  func fromTheTop() throws {
    let log = CallLog()
    let (outer, middle, inner) = (Step("outer", log), Step("middle", log), Step("inner", log))
    outer.addSubview(middle)
    middle.addSubview(inner)
    try Stage.show(outer)
    _ = log.take()
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()

    #expect(log.take().filter { $0.hasSuffix("layout") } == ["outer.layout", "inner.layout"])
  }
}
