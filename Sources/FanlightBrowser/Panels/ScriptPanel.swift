import Foundation
import UIKit
import WebKit

/// The panels of `alert`, `confirm` and `prompt`.
///
/// Each shows the host, so that a page cannot pass its text off as the app's.
@MainActor
enum ScriptPanel {
  /// Returns the panel of `alert`.
  static func alert(
    _ message: String, of frame: WKFrameInfo, _ response: PanelResponse<Void>
  ) -> UIAlertController {
    let panel = panel(message, of: frame)
    panel.addAction(UIAlertAction(title: "OK", style: .default) { _ in response.send(()) })
    return panel
  }

  /// Returns the panel of `confirm`.
  static func confirm(
    _ message: String, of frame: WKFrameInfo, _ response: PanelResponse<Bool>
  ) -> UIAlertController {
    let panel = panel(message, of: frame)
    panel.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in response.send(false) })
    panel.addAction(UIAlertAction(title: "OK", style: .default) { _ in response.send(true) })
    return panel
  }

  /// Returns the panel of `prompt`.
  static func prompt(
    _ message: String, _ text: String?, of frame: WKFrameInfo, _ response: PanelResponse<String?>
  ) -> UIAlertController {
    let panel = panel(message, of: frame)
    panel.addTextField { $0.text = text }
    panel.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in response.send(nil) })
    panel.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak panel] _ in
        response.send(panel?.textFields?.first?.text ?? "")
      })
    return panel
  }

  private static func panel(_ message: String, of frame: WKFrameInfo) -> UIAlertController {
    let host = frame.securityOrigin.host
    return UIAlertController(
      title: host.isEmpty ? nil : host, message: message, preferredStyle: .alert)
  }
}
