import Foundation
import WebEngine

/// The page as its controllers see it.
///
/// A page owns its controllers, which have unowned references to it: work that outlives a call is started
/// with ``perform(_:)``, which retains the page until the work ends.
@PageActor
protocol PageContext: AnyObject, Sendable {
  /// Commands to the tab.
  nonisolated var session: Session { get }
  /// The identifier of the tab, which is also its main frame's.
  nonisolated var target: String { get }
  /// The tab's browser.
  nonisolated var browser: Browser { get }
  /// The data store of the tab.
  nonisolated var store: PageStore { get }

  /// Whether the page was closed or its process ended for good.
  var isClosed: Bool { get }
  /// Whether the page's process ended, and no other has replaced it.
  var isCrashed: Bool { get }
  /// Whether the page's scripts and loads are halted.
  var isHalted: Bool { get }
  /// The error of a call to a page whose process ended.
  var crash: WebEngineError { get }
  /// The prefix of the injected scripts' names in the page, which the page cannot guess.
  var secret: String { get }

  /// Throws when the page was closed or its process ended.
  func checkOpen() throws(WebEngineError)
  /// Reports events, after the history entries of the navigations before them.
  func emit(_ events: [PageEvent])
  /// Returns when every event that Chromium sent before now is reported.
  func catchUp() async

  /// Returns the description of a frame.
  func frame(_ identifier: String) -> PageFrame
  /// Returns the URL of the document in a frame.
  func document(of frame: String) -> URL?
  /// Returns the serialized origin of the document in a frame; `nil` for an opaque one.
  func origin(of frame: String) -> String?

  /// Runs an expression in the observer's world and decodes its value; promises are awaited.
  func evaluateInObserver<V: Decodable>(
    _ expression: String, as type: V.Type, timeout: Duration?
  ) async throws(WebEngineError) -> V
  /// Runs an expression in the observer's world without waiting for it.
  func sendToObserver(_ expression: String)
}

extension PageContext {
  /// Returns the loader identifier of a paused request of the main frame; `nil` for another frame's.
  func mainLoader(of pause: ProtocolEvents.RequestPaused) -> String? {
    pause.frameId == target ? pause.networkId : nil
  }

  /// Returns whether a paused request is for a document of the main frame.
  func isMainDocument(_ pause: ProtocolEvents.RequestPaused) -> Bool {
    pause.frameId == target && pause.resourceType == "Document"
  }

  /// Starts work of a controller, and retains the page until it ends.
  func perform(_ work: @escaping @PageActor () async -> Void) {
    Task {
      await work()
      withExtendedLifetime(self) {}
    }
  }

  /// Starts work of a controller after a delay, unless the page was released meanwhile.
  func perform(after delay: Duration, _ work: @escaping @PageActor () async -> Void) {
    Task { [weak self] in
      try? await Task.sleep(for: delay)
      guard let self else { return }
      await work()
      withExtendedLifetime(self) {}
    }
  }

  /// Runs an expression in the observer's world and decodes its value, with the usual timeout.
  func evaluateInObserver<V: Decodable>(
    _ expression: String, as type: V.Type
  ) async throws(WebEngineError) -> V {
    try await evaluateInObserver(expression, as: type, timeout: nil)
  }
}
