import DisplayList
package import Simulator
import UIKit

extension Simulator {
  /// Returns a picture of the current screen with the device's frame, at two pixels per point.
  ///
  /// - Parameters:
  ///   - name: The end of its file's name.
  ///   - row: The heading of its row; empty for the row without a heading.
  ///   - label: The label that distinguishes it from its neighbors, such as "Before".
  ///   - caption: The caption, which says what to notice.
  ///   - alternative: The alternative text, for readers who cannot see it.
  ///   - insets: The insets to draw; by default the safe area of the innermost visible view
  ///     controller's view. An empty array draws none.
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

  /// The view of the innermost visible view controller.
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
