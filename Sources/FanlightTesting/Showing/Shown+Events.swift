import Simulator
import Snapshots
public import UIKit

extension Shown {
  /// Taps the middle of a view.
  ///
  /// A touch that does not reach the view, because it is hidden, covered or takes no touches, is a failure.
  ///
  /// - Parameters:
  ///   - view: The view; `nil` is a failure.
  ///   - times: The number of taps in quick succession. The default is 1.
  public func tap(
    _ view: UIView?, times: Int = 1, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    guard let point = reachablePoint(of: view, .init(fileID, filePath, line, column)) else {
      return
    }
    simulator.tap(at: point, times: times)
  }

  /// Presses the middle of a view.
  ///
  /// - Parameters:
  ///   - view: The view; `nil` is a failure.
  ///   - duration: The time for which the touch lasts, in seconds.
  public func press(
    _ view: UIView?, duration: TimeInterval = 1, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    guard let point = reachablePoint(of: view, .init(fileID, filePath, line, column)) else {
      return
    }
    simulator.press(at: point, duration: duration)
  }

  /// Drags the middle of a view by a distance.
  ///
  /// - Parameters:
  ///   - view: The view; `nil` is a failure.
  ///   - distance: How far the touch moves, in points.
  ///   - duration: The duration of the movement, in seconds.
  ///   - rest: The time for which the touch rests before it ends, in seconds.
  public func drag(
    _ view: UIView?, by distance: CGVector, duration: TimeInterval = 0.3, rest: TimeInterval = 0,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    guard let point = reachablePoint(of: view, .init(fileID, filePath, line, column)) else {
      return
    }
    simulator.drag(
      from: point, to: CGPoint(x: point.x + distance.dx, y: point.y + distance.dy),
      duration: duration, rest: rest)
  }

  /// Types into the first responder; without one that takes text it is a failure.
  public func type(
    _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    guard simulator.scene.windows.contains(where: { $0.firstResponder is any UIKeyInput }) else {
      Sink.fail(
        "nothing on \(screen.name) takes the text \(QuotedText.quoted(text)): no first responder "
          + "takes text", at: .init(fileID, filePath, line, column))
      return
    }
    simulator.type(text)
  }

  /// Rotates the device and lays out the app again.
  public func rotate(to orientation: UIInterfaceOrientation) {
    simulator.rotate(to: orientation)
  }

  /// Advances the device's clock: runs animations and timers, each followed by layout.
  public func advance(by seconds: TimeInterval) { simulator.advance(by: seconds) }

  /// Advances the device's clock until nothing moves any more; an app that never settles is a failure.
  public func settle(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    settle(at: .init(fileID, filePath, line, column))
  }

  func settle(at location: Sink.Location) {
    let start = simulator.time
    guard !simulator.settle() else { return }
    let seconds = PointText.text(((simulator.time - start) * 10).rounded() / 10)
    Sink.fail(
      "the app on \(screen.name) is still moving after \(seconds) s of virtual time: "
        + (Runtime.loop.nextName ?? "something"), at: location)
    if let picture = try? png() { Sink.attach(picture, named: "moving.\(screen.slug).png") }
  }

  /// Scrolls a scroll view to one end of its content, as far as its adjusted insets let it.
  public func scroll(_ scrollView: UIScrollView, to end: ScrollEnd) {
    let insets = scrollView.adjustedContentInset
    let bottom = max(
      -insets.top, scrollView.contentSize.height - scrollView.bounds.height + insets.bottom)
    let offset = scrollView.contentOffset
    scrollView.setContentOffset(
      CGPoint(x: offset.x, y: end == .top ? -insets.top : bottom), animated: false)
    simulator.layOut()
  }

  /// The middle of a view on the screen, where a touch reaches the view or one of its subviews; one at a
  /// view that is not a control may reach a view around it, as that at a label in a button does.
  private func reachablePoint(of view: UIView?, _ location: Sink.Location) -> CGPoint? {
    guard let view else {
      // That there is no such view is told already.
      if !hasToldMissingView {
        Sink.fail("there is no view to touch on \(screen.name): it is nil", at: location)
      }
      hasToldMissingView = false
      return nil
    }
    simulator.layOut()
    guard let window = view.window else {
      Sink.fail(
        "\(ViewText.label(of: view)) is not in the window of \(screen.name)", at: location)
      return nil
    }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let point = view.convert(middle, to: window)
    let hit = window.hitTest(point, with: nil)
    if let hit, hit.isDescendant(of: view) || !(view is UIControl) && view.isDescendant(of: hit) {
      return window.convert(point, to: nil)
    }
    Sink.fail(
      "a touch at (\(PointText.text(point.x)) \(PointText.text(point.y))) does not reach "
        + "\(ViewText.label(of: view)) on \(screen.name): it goes to "
        + (hit.map(ViewText.label) ?? "nothing"), at: location)
    return nil
  }
}
