import DisplayList
package import Simulator
import UIKit

extension Simulator {
  /// A picture of the screen as it is now, with the device around it, at two pixels for a point.
  ///
  /// - Parameters:
  ///   - name: What its file's name ends with.
  ///   - row: The heading of the row that it stands in; empty for the row without one.
  ///   - label: What tells it from its neighbors, such as "Before".
  ///   - caption: What to look at.
  ///   - alternative: What is seen in it, for those who cannot see it.
  ///   - insets: The insets to draw; by default the safe area of the view of the innermost
  ///     controller that is shown, and none where the list is empty.
  package func picture(
    _ name: String, row: String = "", label: String = "", caption: String,
    showing alternative: String, insets: [InsetDrawing]? = nil
  ) -> FigurePicture {
    let device = displayList(PictureOptions(showsFrame: true))
    let drawings = insets ?? [visibleView.map { .safeArea(of: $0) }].compactMap { $0 }
    let painter = InsetPainter(deviceSize: device.size, screenSize: window.bounds.size)
    let list = painter.paint(drawings, over: device)
    return FigurePicture(
      name: name, row: row, label: label, caption: caption, alternative: alternative,
      insets: drawings.map(\.words).joined(separator: " "),
      drawing: DisplayList(size: list.size, scale: 2, commands: list.commands))
  }

  /// The view of the innermost controller on the screen.
  private var visibleView: UIView? {
    var controller = window.rootViewController
    while let current = controller {
      let next: UIViewController? =
        current.presentedViewController
        ?? (current as? UINavigationController)?.topViewController
        ?? (current as? UITabBarController)?.selectedViewController
        ?? current.children.last { $0.viewIfLoaded?.window != nil }
      guard let next else { return current.view }
      controller = next
    }
    return nil
  }
}
