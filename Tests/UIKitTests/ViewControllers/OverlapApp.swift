import Foundation
import Testing

@testable import UIKit

/// An app with navigation controllers in two tabs, with random actions of the user and the app.
@MainActor
final class OverlapApp {
  private var random: SeededGenerator
  private let scene: UIWindowScene
  private let window: UIWindow
  private let tabs = UITabBarController()
  private var stacks: [UINavigationController] = []
  private var all: [OverlapController] = []
  private var steps: [String] = []
  private let animations = FadeTransitions()

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    scene = bootTestScene(TestDevice.iPhoneX(SystemVersion(major: seed % 2 == 0 ? 18 : 26)))
    window = UIWindow(windowScene: scene)
    stacks = [makeStack(), makeStack()]
    tabs.viewControllers = stacks + [make()]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    for (index, stack) in stacks.enumerated() where index == Int(seed % 3) {
      stack.delegate = animations
    }
  }

  private func make() -> OverlapController {
    let controller = OverlapController(number: all.count)
    all.append(controller)
    return controller
  }

  private func makeStack() -> UINavigationController {
    UINavigationController(rootViewController: make())
  }

  // MARK: Actions

  private func flip() -> Bool { Bool.random(using: &random) }

  private func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  func step() {
    act()
    switch Int.random(in: 0..<4, using: &random) {
    case 0: break
    case 1: Runtime.loop.advance(by: 0.1)
    case 2: Runtime.loop.advance(by: TimeInterval(random.number(upTo: 0.6)))
    default: scene.layOut()
    }
  }

  /// The visible navigation controller, or any.
  private var stack: UINavigationController {
    if flip(), let top = tabs.presentationChain.last as? UINavigationController { return top }
    if flip(), let seen = tabs.selectedViewController as? UINavigationController { return seen }
    return pick(stacks)
  }

  private func act() {
    let animated = flip()
    let time = animated ? " slowly" : ""
    switch Int.random(in: 0..<11, using: &random) {
    case 0, 1:
      note("push\(time)")
      stack.pushViewController(make(), animated: animated)
    case 2:
      note("pop\(time)")
      stack.popViewController(animated: animated)
    case 3:
      note("popToRoot\(time)")
      stack.popToRootViewController(animated: animated)
    case 4:
      note("setViewControllers\(time)")
      let stack = stack
      let kept = Array(stack.viewControllers.prefix(1))
      stack.setViewControllers(flip() ? kept + [make()] : [make()], animated: animated)
    case 5, 6:
      tabs.selectedIndex = Int.random(in: 0..<3, using: &random)
      note("tab \(tabs.selectedIndex)")
    case 7, 8: present(animated: animated)
    case 9:
      note("dismiss\(time)")
      pick(tabs.presentationChain).dismiss(animated: animated)
    default: rotateOrSwipe()
    }
  }

  private func rotateOrSwipe() {
    let stack = stack
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      note("turn")
      scene.rotate(to: scene.interfaceOrientation == .portrait ? .landscapeLeft : .portrait)
    case 1:
      note("swipe begins")
      _ = stack.beginInteractivePop()
    case 2:
      note("swipe ends")
      stack.endInteractivePop(completes: true)
    default:
      note("swipe is taken back")
      stack.endInteractivePop(completes: false)
    }
  }

  private func present(animated: Bool) {
    let presented = flip() ? makeStack() : make()
    presented.modalPresentationStyle = pick([
      .fullScreen, .pageSheet, .overFullScreen, .formSheet, .fullScreen,
    ])
    if flip() { presented.transitioningDelegate = animations }
    note("present \(presented.modalPresentationStyle)")
    (tabs.presentationChain.last ?? tabs).present(presented, animated: animated)
  }

  private func note(_ step: String) { steps.append("\(Runtime.loop.now): \(step)") }

  /// Waits until all transitions have ended.
  func rest() {
    for stack in stacks + tabs.presentationChain.compactMap({ $0 as? UINavigationController }) {
      stack.endInteractivePop(completes: flip())
    }
    Runtime.loop.runUntilIdle()
    scene.layOut()
  }

  // MARK: Checking

  /// Checks that each callback follows one that it may follow.
  func checkCalls() {
    for controller in all where !controller.errors.isEmpty {
      Issue.record("\(controller): \(controller.errors)\n\(steps.joined(separator: "\n"))")
      controller.errors = []
    }
  }

  func checkRest() {
    checkCalls()
    for controller in all {
      let isSeen = controller.viewIfLoaded?.window != nil
      guard controller.state != (isSeen ? .appeared : .disappeared) else { continue }
      Issue.record(
        "\(controller) is seen: \(isSeen), but \(controller.state)\n\(steps.joined(separator: "\n"))"
      )
    }
    for controller in expected where controller.viewIfLoaded?.window == nil {
      Issue.record("\(controller) is not seen\n\(steps.joined(separator: "\n"))")
    }
    for controller in all where controller.viewIfLoaded?.window != nil {
      guard !mayBeSeen.contains(controller) else { continue }
      Issue.record("\(controller) is seen\n\(steps.joined(separator: "\n"))")
    }
  }

  /// The controllers that are visible by the model of the app, those below sheets included.
  private var expected: [UIViewController] {
    var seen: [UIViewController] = []
    for controller in tabs.presentationChain.reversed() {
      seen.append(innermost(controller))
      let style = controller.modalPresentationStyle
      let isPortrait = scene.interfaceOrientation == .portrait
      if style == .fullScreen || (style != .overFullScreen && !isPortrait) { break }
    }
    return seen
  }

  private var mayBeSeen: [UIViewController] { tabs.presentationChain.map(innermost) }

  private func innermost(_ controller: UIViewController) -> UIViewController {
    switch controller {
    case let tabs as UITabBarController: tabs.selectedViewController.map(innermost) ?? tabs
    case let stack as UINavigationController: stack.topViewController ?? stack
    default: controller
    }
  }
}

/// A controller that checks the order of its own appearance callbacks.
final class OverlapController: UIViewController {
  enum State { case disappeared, appearing, appeared, disappearing }

  private(set) var state = State.disappeared
  var errors: [String] = []
  private let number: Int
  private var told = 0

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var description: String { "controller \(number)" }

  private func go(to next: State, from allowed: [State], _ call: String) {
    if !allowed.contains(state) { errors.append("\(call) while \(state)") }
    state = next
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    told = 0
    go(to: .appearing, from: [.disappeared, .disappearing], "viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    told += 1
    if state != .appearing { errors.append("viewIsAppearing while \(state)") }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if told != 1 { errors.append("viewIsAppearing \(told) times") }
    go(to: .appeared, from: [.appearing], "viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    go(to: .disappearing, from: [.appearing, .appeared], "viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    go(to: .disappeared, from: [.disappearing], "viewDidDisappear")
  }
}

/// Custom animations of pushes and presentations, with both views in the container.
private final class FadeTransitions: NSObject, UINavigationControllerDelegate,
  UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning
{
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let new = context.view(forKey: .to)
    if let new { context.containerView.addSubview(new) }
    new?.alpha = 0
    UIView.animate(withDuration: 0.25) {
      new?.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
