import Simulator
import Snapshots
public import UIKit

extension Shown {
  /// Taps the center of a view.
  ///
  /// If the touch does not reach the view, because it is hidden, covered or receives no touches, a failure is
  /// recorded.
  ///
  /// - Parameters:
  ///   - view: The view; a failure is recorded if it is `nil`.
  ///   - times: The number of consecutive taps; 1 by default.
  public func tap(
    _ view: UIView?, times: Int = 1, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    guard let point = reachablePoint(of: view, .init(fileID, filePath, line, column)) else {
      return
    }
    simulator.tap(at: point, times: times)
  }

  /// Presses and holds the center of a view.
  ///
  /// - Parameters:
  ///   - view: The view; a failure is recorded if it is `nil`.
  ///   - duration: The duration of the touch, in seconds.
  public func press(
    _ view: UIView?, duration: TimeInterval = 1, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    guard let point = reachablePoint(of: view, .init(fileID, filePath, line, column)) else {
      return
    }
    simulator.press(at: point, duration: duration)
  }

  /// Drags from the center of a view by a distance.
  ///
  /// - Parameters:
  ///   - view: The view; a failure is recorded if it is `nil`.
  ///   - distance: The distance, in points.
  ///   - duration: The duration of the movement, in seconds.
  ///   - rest: The time between the last movement and the end of the touch, in seconds.
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

  /// Types text into the first responder; a failure is recorded if there is none that accepts text.
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

  /// Advances the device's clock, running animations, timers and the layout after each.
  public func advance(by seconds: TimeInterval) { simulator.advance(by: seconds) }

  /// Advances the device's clock until no animation or timer is left; a failure is recorded if the app never
  /// settles.
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

  /// Scrolls a scroll view to an end of its content, within its adjusted content insets.
  public func scroll(_ scrollView: UIScrollView, to end: ScrollEnd) {
    let insets = scrollView.adjustedContentInset
    let bottom = max(
      -insets.top, scrollView.contentSize.height - scrollView.bounds.height + insets.bottom)
    let offset = scrollView.contentOffset
    scrollView.setContentOffset(
      CGPoint(x: offset.x, y: end == .top ? -insets.top : bottom), animated: false)
    simulator.layOut()
  }

  /// Returns the center of a view on the screen if a touch there reaches the view or a subview.
  ///
  /// For a view that is not a control, such as a label in a button, it may also reach a view around it.
  private func reachablePoint(of view: UIView?, _ location: Sink.Location) -> CGPoint? {
    guard let view else {
      // The missing view was already reported.
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
