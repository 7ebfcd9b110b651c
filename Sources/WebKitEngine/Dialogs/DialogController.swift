import EngineSupport
import Foundation
import WebEngine

/// Reports JavaScript panels, file choosers and permission requests to the app, and sends the app's
/// responses to the helper.
@PageActor
final class DialogController {
  /// The helper's identifier of the JavaScript panel that is open; `nil` if none is open.
  private var open: Int?
  private unowned let page: any PageContext

  init(page: any PageContext) {
    self.page = page
  }

  /// Whether a JavaScript panel is open.
  var isOpen: Bool { open != nil }

  private struct Dialog: Decodable {
    let dialog: Int
    let kind: String
    let message: String
    let defaultText: String?
  }

  private struct FileRequest: Decodable {
    let request: Int
    let allowsMultipleSelection: Bool
  }

  private struct Permission: Decodable {
    let request: Int
    let permission: String
  }

  /// Handles an event for a panel, a file chooser or a permission request.
  func handle(_ message: HelperMessage) {
    switch message.method {
    case "Page.dialog":
      guard let event = message.parameters(Dialog.self) else { return }
      didOpen(event)
    case "Page.fileRequest":
      guard let event = message.parameters(FileRequest.self) else { return }
      page.emit([
        .fileRequest(
          PageFileRequest(
            element: event.request, frame: page.mainFrame,
            allowsMultipleSelection: event.allowsMultipleSelection, allowsDirectories: false))
      ])
    default:
      guard let event = message.parameters(Permission.self) else { return }
      guard let part = PermissionRequest.Part(rawValue: event.permission) else {
        // A permission that no iOS delegate method decides on; it is denied.
        return page.send("Page.answer", ["request": .integer(event.request)])
      }
      page.emit([
        .policy(
          .requestPermission(
            PermissionRequest(part: part, frame: page.mainFrame, number: event.request)))
      ])
    }
  }

  private func didOpen(_ event: Dialog) {
    let kind: PageDialog.Kind
    switch event.kind {
    case "alert": kind = .alert
    case "confirm": kind = .confirm
    case "prompt": kind = .prompt(event.defaultText ?? "")
    default:
      // On iOS a web view does not show the panel of `beforeunload`.
      return page.send(
        "Page.closeDialog", ["dialog": .integer(event.dialog), "isAccepted": true])
    }
    open = event.dialog
    page.emit([
      .dialog(PageDialog(kind: kind, message: event.message, frame: page.mainFrame))
    ])
  }

  /// Closes the open panel with the app's response; does nothing if none is open.
  func close(with response: PageDialog.Response) {
    guard let dialog = open else { return }
    open = nil
    var parameters: [String: JSON] = ["dialog": .integer(dialog)]
    switch response {
    case .accept: parameters["isAccepted"] = true
    case .dismiss: parameters["isAccepted"] = false
    case .text(let text):
      parameters["isAccepted"] = true
      parameters["text"] = .string(text)
    }
    page.send("Page.closeDialog", parameters)
  }

  /// Completes a file request with files; with `nil`, the user canceled.
  func setFiles(_ files: [URL]?, for request: PageFileRequest) {
    var parameters: [String: JSON] = ["request": .integer(request.element)]
    if let files { parameters["files"] = .array(files.map { .string($0.path) }) }
    page.send("Page.answer", parameters)
  }

  /// Grants or denies a permission request.
  func decide(_ request: PermissionRequest, isGranted: Bool) {
    page.send(
      "Page.answer", ["request": .integer(request.number), "isGranted": .bool(isGranted)])
  }

  /// Discards the open panel after the page's web process terminated.
  func didCrash() { open = nil }
}
