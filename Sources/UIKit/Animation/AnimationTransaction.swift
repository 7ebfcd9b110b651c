/// A group of animations with the completion block of the group.
@MainActor
final class AnimationTransaction {
  /// Animations that a completion block waits for.
  @MainActor
  private final class Wait {
    private let block: () -> Void
    private var running = 0
    private var takesMore = true

    init(_ block: @escaping () -> Void) {
      self.block = block
    }

    func add() { running += 1 }

    func remove() {
      running -= 1
      if running == 0, !takesMore { block() }
    }

    /// Takes no more animations; without any the block is called at once.
    func close() {
      guard takesMore else { return }
      takesMore = false
      if running == 0 { block() }
    }
  }

  /// The transaction that this one is nested in.
  let outer: AnimationTransaction?
  /// Whether animations are off.
  var disablesActions: Bool
  private(set) var completion: (() -> Void)?
  private var wait: Wait?

  init(outer: AnimationTransaction?) {
    self.outer = outer
    disablesActions = outer?.disablesActions ?? false
  }

  /// Calls a block when the animations that follow are over; the block before waits for no more.
  func setCompletion(_ block: (() -> Void)?) {
    let old = wait
    completion = block
    wait = block.map(Wait.init)
    old?.close()
  }

  /// Counts an animation, here and further out; what is returned says that it is over.
  ///
  /// - Returns: `nil` where no block waits.
  func beginAnimation() -> (() -> Void)? {
    let wait = wait
    let end = outer?.beginAnimation()
    guard wait != nil || end != nil else { return nil }
    wait?.add()
    return {
      wait?.remove()
      end?()
    }
  }

  func commit() { wait?.close() }
}
