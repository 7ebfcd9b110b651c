import Foundation
import WebEngine

extension ChromiumPage {
  func answerDialog(_ answer: PageDialog.Answer) {
    guard isDialogOpen else { return }
    isDialogOpen = false
    var parameters: [String: JSON] = ["accept": .bool(answer != .dismiss)]
    if case .text(let text) = answer { parameters["promptText"] = .string(text) }
    session.tell("Page.handleJavaScriptDialog", .object(parameters))
  }

  func answer(_ request: PageFileRequest, with files: [URL]?) async {
    guard let files else { return await tellCancelled(request.element) }
    session.tell(
      "DOM.setFileInputFiles",
      [
        "files": .array(files.map { .string($0.path) }), "backendNodeId": .integer(request.element),
      ])
  }

  /// Dispatches `cancel` at an element whose panel was canceled; Chromium does so only for its own panels.
  private func tellCancelled(_ element: Int) async {
    struct Resolved: Decodable {
      struct Object: Decodable { let objectId: String }
      let object: Object
    }
    guard
      let resolved = try? await session.call(
        "DOM.resolveNode", ["backendNodeId": .integer(element)], as: Resolved.self)
    else { return }
    let object = JSON.string(resolved.object.objectId)
    session.tell(
      "Runtime.callFunctionOn",
      [
        "objectId": object,
        "functionDeclaration":
          "function() { this.dispatchEvent(new Event('cancel', { bubbles: true })) }",
      ])
    session.tell("Runtime.releaseObject", ["objectId": object])
  }

  /// Handles an event that requests a panel.
  func takeForDialogs(_ message: IncomingMessage) {
    switch message.method {
    case "Page.javascriptDialogOpening":
      guard let dialog = message.parameters(DialogEvents.Opening.self) else { return }
      open(dialog)
    case "Page.javascriptDialogClosed": isDialogOpen = false
    case "Page.fileChooserOpened":
      guard let request = message.parameters(DialogEvents.FileChooser.self),
        let element = request.backendNodeId
      else { return }
      Task { await open(request, for: element) }
    default: break
    }
  }

  private func open(_ dialog: DialogEvents.Opening) {
    isDialogOpen = true
    let kind: PageDialog.Kind
    switch dialog.type {
    case "alert": kind = .alert
    case "confirm": kind = .confirm
    case "prompt": kind = .prompt(dialog.defaultPrompt ?? "")
    // A page is left unasked (W308).
    default: return answerDialog(.accept)
    }
    // Nobody answers in a page that is held.
    if isHalted { return answerDialog(.dismiss) }
    let frame = policy.frame(dialog.frameId ?? target, main: target)
    emit([.dialog(PageDialog(kind: kind, message: dialog.message, frame: frame))])
  }

  private func open(_ request: DialogEvents.FileChooser, for element: Int) async {
    struct Described: Decodable {
      struct Node: Decodable { let attributes: [String]? }
      let node: Node
    }
    let described = try? await session.call(
      "DOM.describeNode", ["backendNodeId": .integer(element)], as: Described.self)
    // Names and values take turns.
    let attributes = described?.node.attributes ?? []
    let names = stride(from: 0, to: attributes.count, by: 2).map { attributes[$0] }
    emit([
      .fileRequest(
        PageFileRequest(
          element: element, frame: policy.frame(request.frameId, main: target),
          allowsMultipleSelection: request.mode == "selectMultiple",
          allowsDirectories: names.contains("webkitdirectory")))
    ])
  }
}
