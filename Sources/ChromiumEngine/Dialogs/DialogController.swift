import EngineSupport
import Foundation
import WebEngine

/// The JavaScript dialogs and file choosers of a page.
@PageActor
final class DialogController: PageController {
  nonisolated static let events: Set = [
    "Page.javascriptDialogOpening", "Page.javascriptDialogClosed", "Page.fileChooserOpened",
  ]

  /// A Boolean value that indicates whether a script is blocked by a dialog.
  private(set) var isOpen = false

  private unowned let page: any DialogPage

  init(page: any DialogPage) {
    self.page = page
  }

  func handle(_ message: IncomingMessage) {
    switch message.method {
    case "Page.javascriptDialogOpening":
      guard let dialog = message.parameters(DialogEvents.Opening.self) else { return }
      open(dialog)
    case "Page.javascriptDialogClosed":
      isOpen = false
      page.didUnblockScript()
    case "Page.fileChooserOpened":
      guard let chooser = message.parameters(DialogEvents.FileChooser.self),
        let element = chooser.backendNodeId
      else { return }
      page.perform { await self.open(chooser, for: element) }
    default: break
    }
  }

  /// Closes the open dialog with a response.
  func close(with response: PageDialog.Response) {
    guard isOpen else { return }
    isOpen = false
    var parameters: [String: JSON] = ["accept": .bool(response != .dismiss)]
    if case .text(let text) = response { parameters["promptText"] = .string(text) }
    page.session.send("Page.handleJavaScriptDialog", .object(parameters))
  }

  /// Sets the files of the element that requested them.
  ///
  /// - Parameter files: The selected files; `nil` if the file chooser was canceled.
  func setFiles(_ files: [URL]?, for request: PageFileRequest) async {
    guard let files else { return await dispatchCancel(at: request.element) }
    page.session.send(
      "DOM.setFileInputFiles",
      [
        "files": .array(files.map { .string($0.path) }), "backendNodeId": .integer(request.element),
      ])
  }

  /// Handles the termination of the page's process, and of its dialog.
  func didCrash() { isOpen = false }

  /// Dispatches `cancel` to an element whose file chooser was canceled, as Chromium does for its own file chooser.
  private func dispatchCancel(at element: Int) async {
    struct Resolved: Decodable {
      struct Object: Decodable { let objectId: String }
      let object: Object
    }
    guard
      let resolved = try? await page.session.call(
        "DOM.resolveNode", ["backendNodeId": .integer(element)], as: Resolved.self)
    else { return }
    let object = JSON.string(resolved.object.objectId)
    page.session.send(
      "Runtime.callFunctionOn",
      [
        "objectId": object,
        "functionDeclaration":
          "function() { this.dispatchEvent(new Event('cancel', { bubbles: true })) }",
      ])
    page.session.send("Runtime.releaseObject", ["objectId": object])
  }

  private func open(_ dialog: DialogEvents.Opening) {
    isOpen = true
    if dialog.frameId ?? page.target == page.target { page.didBlockScript() }
    let kind: PageDialog.Kind
    switch dialog.type {
    case "alert": kind = .alert
    case "confirm": kind = .confirm
    case "prompt": kind = .prompt(dialog.defaultPrompt ?? "")
    // A `beforeunload` dialog is not shown (W308).
    default: return close(with: .accept)
    }
    if page.isHalted {
      page.terminateLateScript()
      return close(with: .dismiss)
    }
    let frame = page.frame(dialog.frameId ?? page.target)
    page.emit([.dialog(PageDialog(kind: kind, message: dialog.message, frame: frame))])
  }

  private func open(_ chooser: DialogEvents.FileChooser, for element: Int) async {
    struct Described: Decodable {
      struct Node: Decodable { let attributes: [String]? }
      let node: Node
    }
    let described = try? await page.session.call(
      "DOM.describeNode", ["backendNodeId": .integer(element)], as: Described.self)
    // Names and values alternate.
    let attributes = described?.node.attributes ?? []
    let names = stride(from: 0, to: attributes.count, by: 2).map { attributes[$0] }
    page.emit([
      .fileRequest(
        PageFileRequest(
          element: element, frame: page.frame(chooser.frameId),
          allowsMultipleSelection: chooser.mode == "selectMultiple",
          allowsDirectories: names.contains("webkitdirectory")))
    ])
  }
}
