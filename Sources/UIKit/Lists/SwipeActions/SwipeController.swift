import CoreGraphics
import Foundation

/// Makes the rows of a list swipeable, one at a time.
@MainActor
final class SwipeController {
  /// A row that is swiped.
  private struct Occurrence {
    let path: IndexPath
    weak var row: UIView?
    let isLeft: Bool
    let strip: SwipeActionsView
    var offset: CGFloat = 0
    /// The offset at which the touch began.
    var start: CGFloat = 0
  }

  private weak var host: (any SwipeHost)?
  private var current: Occurrence?

  init(for host: any SwipeHost) {
    self.host = host
    host.addGestureRecognizer(SwipePanGestureRecognizer(for: self))
  }

  /// The row that is swiped.
  var path: IndexPath? { current?.path }

  // MARK: Touches

  /// Returns whether a horizontal movement of a touch swipes the row below it.
  func mayBegin(at point: CGPoint, goesRight: Bool) -> Bool {
    guard let host, let (path, view) = host.swipedRow(at: point) else { return false }
    if let current, current.path == path {
      self.current?.start = current.offset
      return true
    }
    let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge: SwipeEdge = goesRight != isMirrored ? .leading : .trailing
    guard let configuration = host.swipeActions(at: edge, of: path),
      !configuration.actions.isEmpty
    else { return false }
    close()
    beginSwipe(configuration, at: path, view, isLeft: goesRight)
    return true
  }

  private func beginSwipe(
    _ configuration: UISwipeActionsConfiguration, at path: IndexPath, _ view: UIView, isLeft: Bool
  ) {
    guard let host, let frame = host.restingFrame(of: path) else { return }
    let strip = SwipeActionsView(configuration, isLeft: isLeft, row: frame.size) {
      [weak self] index in self?.perform(index)
    }
    current = Occurrence(path: path, row: view, isLeft: isLeft, strip: strip)
    view.superview?.insertSubview(strip, belowSubview: view)
    host.swipe(true, of: view, at: path)
  }

  func move(by way: CGFloat) {
    guard let current else { return }
    let inwards = current.start + (current.isLeft ? way : -way)
    set(offset: current.strip.swipe.offset(way: inwards))
  }

  func endDragging(velocity: CGFloat) {
    guard let current else { return }
    let layout = current.strip.swipe
    switch layout.target(offset: current.offset, velocity: current.isLeft ? velocity : -velocity) {
    case .closed: close(animated: true)
    case .open: animate { self.set(offset: layout.openOffset) }
    case .full:
      animate { self.set(offset: layout.rowWidth) }
      perform(0)
    }
  }

  private func animate(_ change: @escaping () -> Void) {
    // As long as the transition of a bar takes; estimated.
    UIView.animate(withDuration: 0.2, animations: change)
  }

  private func set(offset: CGFloat) {
    current?.offset = offset
    layOutSwipedRow()
  }

  // MARK: Actions

  private func perform(_ index: Int) {
    guard let current, current.strip.buttons.indices.contains(index) else { return }
    let action = current.strip.configuration.actions[index]
    let strip = current.strip
    action.handler(action, strip.buttons[index]) { [weak self] _ in
      guard let self, self.current?.strip === strip else { return }
      close(animated: true)
    }
  }

  // MARK: Frames

  /// Updates the frames of row and strip; the row is removed if its list has removed it.
  func layOutSwipedRow() {
    guard let current, let host else { return }
    guard let frame = host.restingFrame(of: current.path), let row = current.row else {
      return endSwipe()
    }
    row.frame = frame.offsetBy(dx: current.isLeft ? current.offset : -current.offset, dy: 0)
    current.strip.layOut(offset: current.offset, row: frame)
  }

  /// Moves the swiped row back; returns whether a row was swiped.
  @discardableResult
  func close(animated: Bool = false) -> Bool {
    guard let current else { return false }
    if animated { animate { self.set(offset: 0) } } else { set(offset: 0) }
    // Animated changes have their final values immediately, so the view has no width anymore.
    endSwipe(current)
    return true
  }

  /// Removes the strip, also from a row that was removed or moved.
  func endSwipe() {
    guard let current else { return }
    endSwipe(current)
  }

  private func endSwipe(_ occurrence: Occurrence) {
    current = nil
    occurrence.strip.removeFromSuperview()
    if let row = occurrence.row { host?.swipe(false, of: row, at: occurrence.path) }
  }
}
