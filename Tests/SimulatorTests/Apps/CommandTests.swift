import Foundation
import Testing
import UIKit

@testable import Simulator

@Suite("Responders, commands and menus", .serialized)
@MainActor
struct CommandTests {
  private final class KeyController: UIViewController {
    var log = CallLog()
    var isSaveEnabled = true
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(
          title: "Save", action: Selector("save:", KeyController.save(_:)), input: "s",
          modifierFlags: .command),
        UIKeyCommand(
          input: UIKeyCommand.inputUpArrow, modifierFlags: [],
          action: Selector("up:", KeyController.up(_:))),
      ]
    }
    func save(_ sender: Any?) { log.note("save \((sender as? UIKeyCommand)?.title ?? "-")") }
    func up(_ sender: Any?) { log.note("up") }
    override func validate(_ command: UICommand) {
      if command.title == "Save", !isSaveEnabled { command.attributes = .disabled }
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.note("press \(presses.first?.key?.characters ?? "-") \(event?.modifierFlags == .shift)")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.note("release \(presses.first?.phase == .ended)")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.note("shaken \(motion == .motionShake) \(event?.type == .motion)")
    }
  }

  @Test("S18.4 keys call a command of the chain; a disabled one and other keys do not")
  func keysCallACommandOfTheResponderChain() throws {
    let controller = KeyController()
    let simulator = try bootPhone(controller: controller)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(simulator.pressKey("s", modifierFlags: .command) == "Save")
    #expect(controller.log.take() == ["save Save"])
    controller.isSaveEnabled = false
    #expect(simulator.pressKey("s", modifierFlags: .command) == nil)
    #expect(!controller.log.take().contains("save Save") && field.text == "")
  }

  @Test("S18.4 text editing takes precedence over key commands for keys that it uses")
  func textEditingPrecedesKeyCommands() throws {
    let controller = KeyController()
    let simulator = try bootPhone(controller: controller)
    #expect(simulator.pressKey(UIKeyCommand.inputUpArrow) == "")
    #expect(controller.log.take() == ["up"])
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(simulator.pressKey(UIKeyCommand.inputUpArrow) == nil)
    simulator.pressKey("a")
    #expect(field.text == "a")
  }

  @Test("S18.5 other keys are presses, which go up the chain")
  func otherKeysArePresses() throws {
    let controller = KeyController()
    let simulator = try bootPhone(controller: controller)
    simulator.pressKey("k", modifierFlags: .shift)
    #expect(controller.log.take() == ["press K true", "release true"])
  }

  @Test("S18.6 a shake goes to the first responder")
  func aShakeGoesToTheFirstResponder() throws {
    let controller = KeyController()
    let simulator = try bootPhone(controller: controller)
    controller.becomeFirstResponder()
    simulator.shake()
    #expect(controller.log.take() == ["shaken true true"])
  }

  @Test("S17.19, S18.1 an action without a target goes to the first responder that can perform it")
  func actionWithoutATarget() throws {
    let controller = KeyController()
    let simulator = try bootPhone(controller: controller)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    let app = UIApplication.shared
    #expect(
      app.sendAction(
        Selector("up:", KeyController.up(_:)), to: nil, from: nil, for: nil))
    #expect(controller.log.take() == ["up"])
    #expect(
      app.sendAction(
        Selector("resignFirstResponder", UIResponder.resignFirstResponder), to: nil, from: nil,
        for: nil))
    #expect(!field.isFirstResponder)
    #expect(!app.sendAction(Selector("nobody:"), to: nil, from: nil, for: nil))
    _ = simulator
  }

  @Test("S18.2 edit actions are found by name")
  func editActionsAreFoundByName() throws {
    let simulator = try bootPhone()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    simulator.window.rootViewController?.view.addSubview(field)
    field.text = "abc"
    field.becomeFirstResponder()
    #expect(UIApplication.shared.sendAction(Selector("selectAll:"), to: nil, from: nil, for: nil))
    #expect(field.canPerformAction(Selector("cut:"), withSender: nil))
    #expect(!UIView().canPerformAction(Selector("cut:"), withSender: nil))
  }

  private final class Behavior: NSObject, UIInteraction {
    var calls: [String] = []
    weak var view: UIView?
    func willMove(to view: UIView?) { calls.append("will \(view?.tag ?? 0)") }
    func didMove(to view: UIView?) {
      self.view = view
      calls.append("did \(view?.tag ?? 0)")
    }
  }

  @Test("S18.7 an interaction is called before and after it moves, and belongs to one view")
  func anInteractionIsInOneView() throws {
    _ = try bootPhone()
    let (one, other, behavior) = (UIView(), UIView(), Behavior())
    (one.tag, other.tag) = (1, 2)
    one.addInteraction(behavior)
    other.addInteraction(behavior)
    #expect(behavior.calls == ["will 1", "did 1", "will 0", "did 0", "will 2", "did 2"])
    #expect(one.interactions.isEmpty && other.interactions.count == 1)
  }

  @Test("S18.9 a button shows its menu on a long press, or on a tap in place of its action")
  func aButtonsMenuIsShown() throws {
    let simulator = try bootPhone()
    let button = UIButton(frame: CGRect(x: 50, y: 200, width: 100, height: 44))
    simulator.window.rootViewController?.view.addSubview(button)
    let log = CallLog()
    button.addAction(UIAction { _ in log.note("tap") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.note("menu") }, for: .menuActionTriggered)
    button.menu = UIMenu(children: [
      UIAction(title: "One") { _ in log.note("one \(simulator.presentedMenu == nil)") },
      UIAction(title: "Two", attributes: .disabled) { _ in log.note("two") },
      UIAction(title: "Three", attributes: .hidden) { _ in },
    ])
    simulator.tap(at: CGPoint(x: 100, y: 220))
    #expect(log.take() == ["tap"] && simulator.presentedMenu == nil)
    simulator.press(at: CGPoint(x: 100, y: 220), duration: 1)
    #expect(simulator.menuTitles == ["One", "Two"])
    simulator.dismissMenu()
    _ = log.take()
    button.showsMenuAsPrimaryAction = true
    simulator.tap(at: CGPoint(x: 100, y: 220))
    #expect(log.take() == ["menu"])
    #expect(!simulator.chooseMenuElement(titled: "Two"))
    #expect(simulator.chooseMenuElement(titled: "One"))
    #expect(log.take() == ["one true"])
  }

  @Test("S18.9 with a single selection the chosen element is on, and the button has its title")
  func singleSelectionMenu() throws {
    let simulator = try bootPhone()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 50, y: 200, width: 100, height: 44)
    simulator.window.rootViewController?.view.addSubview(button)
    button.menu = UIMenu(
      options: .singleSelection,
      children: [
        UIAction(title: "A", state: .on) { _ in }, UIAction(title: "B") { _ in },
      ])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.title(for: .normal) == "A")
    simulator.tap(at: CGPoint(x: 100, y: 220))
    simulator.chooseMenuElement(titled: "B")
    #expect(button.menu?.selectedElements.map(\.title) == ["B"])
    button.performPrimaryAction()
    simulator.dismissMenu()
    #expect(button.title(for: .normal) == "B")
  }

  @Test("S18.9 a bar button item shows its menu for a tap, and leaves its bar while hidden")
  func aBarButtonItemShowsItsMenu() throws {
    let controller = UIViewController()
    let simulator = try bootPhone(
      controller: UINavigationController(rootViewController: controller))
    let item = UIBarButtonItem(
      title: "More", menu: UIMenu(children: [UIAction(title: "Edit") { _ in }]))
    controller.navigationItem.rightBarButtonItem = item
    #expect(simulator.activateElement(labeled: "More"))
    #expect(simulator.menuTitles == ["Edit"])
    item.isHidden = true
    #expect(!simulator.activateElement(labeled: "More"))
  }

  @Test("S18.10 a deferred element's provider is called once, or whenever the menu is shown")
  func aDeferredElementIsLoaded() throws {
    let simulator = try bootPhone()
    var (cached, uncached) = (0, 0)
    let button = UIButton(frame: CGRect(x: 50, y: 200, width: 100, height: 44))
    simulator.window.rootViewController?.view.addSubview(button)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIDeferredMenuElement { handler in
        cached += 1
        handler([UIAction(title: "Once") { _ in }])
      },
      UIDeferredMenuElement.uncached { handler in
        uncached += 1
        handler([UIAction(title: "Often") { _ in }])
      },
    ])
    for _ in 0..<2 {
      simulator.tap(at: CGPoint(x: 100, y: 220))
      #expect(simulator.menuTitles == ["Once", "Often"])
      simulator.dismissMenu()
    }
    #expect(cached == 1 && uncached == 2)
  }

  private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    let log = CallLog()
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard location.x < 100 else { return nil }
      return UIContextMenuConfiguration(previewProvider: { UIViewController() }) { [log] _ in
        UIMenu(children: [UIAction(title: "Delete") { _ in log.note("delete") }])
      }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.note("will display \(animator?.previewViewController != nil)") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.note("will end") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { animator.addCompletion { [log] in log.note("committed") } }
  }

  @Test("S18.12, S18.13 a long press shows the menu that the delegate configures, if any")
  func aLongPressShowsAContextMenu() throws {
    let simulator = try bootPhone()
    let view = UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
    let delegate = MenuDelegate()
    view.addInteraction(UIContextMenuInteraction(delegate: delegate))
    simulator.window.rootViewController?.view.addSubview(view)
    simulator.press(at: CGPoint(x: 150, y: 250))
    #expect(simulator.presentedMenu == nil)
    simulator.press(at: CGPoint(x: 50, y: 250))
    #expect(simulator.menuTitles == ["Delete"])
    simulator.chooseMenuElement(titled: "Delete")
    #expect(delegate.log.take() == ["will display true", "will end", "delete"])
    simulator.press(at: CGPoint(x: 50, y: 250))
    simulator.commitMenuPreview()
    simulator.settle()
    #expect(delegate.log.take() == ["will display true", "will end", "committed"])
  }

  @Test("S18.14 the edit menu has the actions of the responders and the app's menu items")
  @available(*, deprecated, message: "Tests deprecated names.")
  func editMenu() throws {
    let simulator = try bootPhone()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    simulator.window.rootViewController?.view.addSubview(field)
    field.text = "abc"
    field.becomeFirstResponder()
    field.selectAll(nil)
    UIMenuController.shared.menuItems = [
      UIMenuItem(
        title: "Done",
        action: Selector("resignFirstResponder", UIResponder.resignFirstResponder))
    ]
    UIMenuController.shared.showMenu(from: field, rect: field.bounds)
    #expect(simulator.menuTitles.contains("Cut") && simulator.menuTitles.last == "Done")
    simulator.chooseMenuElement(titled: "Copy")
    #expect(UIPasteboard.general.string == "abc" && !UIMenuController.shared.isMenuVisible)
  }

  @Test("S18.8 an exclusive view shares its touches with no other")
  func anExclusiveViewSharesItsTouchesWithNoOther() throws {
    let simulator = try bootPhone()
    let root = try #require(simulator.window.rootViewController?.view)
    var downs: [String] = []
    for (index, name) in ["one", "other"].enumerated() {
      let button = UIButton(frame: CGRect(x: 50, y: 200 + index * 100, width: 100, height: 44))
      button.addAction(UIAction { _ in downs.append(name) }, for: .touchDown)
      button.isExclusiveTouch = name == "one"
      root.addSubview(button)
    }
    let touches = simulator.scene.touchScreen.touchDown(at: [CGPoint(x: 100, y: 220)])
    simulator.scene.touchScreen.touchDown(at: [CGPoint(x: 100, y: 320)])
    #expect(downs == ["one"])
    _ = touches
  }
}
