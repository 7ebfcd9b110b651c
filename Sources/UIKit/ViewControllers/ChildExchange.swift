import Foundation

/// One child of a container taking the place of another, with the lifecycle of S2.21 and S2.22.
@MainActor
final class ChildExchange {
  /// How long an animated exchange takes, in seconds; a push on iOS takes 0.35.
  static let duration: TimeInterval = 0.35

  private let container: UIViewController
  private let old: UIViewController?
  private let new: UIViewController?
  private let animated: Bool
  private var isFinished = false
  private let completion: () -> Void

  /// Describes an exchange; `completion` runs after both children were told.
  init(
    in container: UIViewController, from old: UIViewController?, to new: UIViewController?,
    animated: Bool, completion: @escaping () -> Void
  ) {
    self.container = container
    self.old = old
    self.new = new
    self.animated = animated
    self.completion = completion
  }

  /// Runs the exchange; `swap` puts the new child's view in and takes the old one's out.
  ///
  /// While the container is not on the screen the views are only exchanged: the children appear
  /// with it. When animated, the end is told when the time has passed on the device's clock.
  func run(swap: () -> Void) {
    let isShown = container.appearance.phase == .appeared && container.viewIfLoaded?.window != nil
    new?.loadViewIfNeeded()
    guard isShown else {
      swap()
      isFinished = true
      completion()
      return
    }
    old?.beginAppearanceTransition(false, animated: animated)
    new?.beginAppearanceTransition(true, animated: animated)
    swap()
    container.view.layoutIfNeeded()
    if animated {
      // The exchange is kept by the clock, and finished early when another one begins.
      Runtime.loop.post(after: ChildExchange.duration) { self.finish() }
    } else {
      finish()
    }
  }

  /// Tells the children that the exchange is over, unless that was told already.
  func finish() {
    guard !isFinished else { return }
    isFinished = true
    old?.endAppearanceTransition()
    new?.endAppearanceTransition()
    completion()
  }
}
