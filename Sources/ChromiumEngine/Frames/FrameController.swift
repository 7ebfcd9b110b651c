import Foundation
import WebEngine

/// The frames of a page.
@PageActor
final class FrameController: PageController {
  nonisolated static let events: Set = ["Page.frameAttached", "Page.frameDetached"]

  /// The frames of the page's process.
  private(set) var tree: FrameTree

  private unowned let page: any FramePage

  init(page: any FramePage) {
    self.page = page
    tree = FrameTree(main: page.target)
  }

  func handle(_ message: IncomingMessage) {
    switch message.method {
    case "Page.frameAttached":
      guard let event = message.parameters(ProtocolEvents.FrameAttached.self) else { return }
      tree.didAttach(event.frameId, to: event.parentFrameId)
    case "Page.frameDetached":
      guard let event = message.parameters(ProtocolEvents.FrameDetached.self) else { return }
      // A frame that is only swapped to another process keeps its identifier.
      let isRemoved = event.reason != "swap"
      if isRemoved { tree.didRemove(event.frameId) }
      page.frameDidDetach(event.frameId, isRemoved: isRemoved)
    default: break
    }
  }

  /// Handles a commit, also of a same-document navigation.
  func didCommit(_ document: URL?, in frame: String) { tree.didCommit(document, in: frame) }

  /// Sets the serialized origin of the document in a frame.
  func setOrigin(_ origin: String, of frame: String) { tree.setOrigin(origin, of: frame) }

  /// Handles the termination of the page's process, and of its frames.
  func didCrash() { tree = FrameTree(main: page.target) }
}
