import Foundation
import WebEngine

/// The requirements that all controllers of a page share.
///
/// A page owns its controllers, which have unowned references to it: work that outlives a call is started
/// with ``perform(_:)``, which retains the page until the work ends.
@PageActor
protocol PageContext: AnyObject, Sendable {
  /// The tab's DevTools session.
  nonisolated var session: Session { get }
  /// The identifier of the tab, which is also its main frame's.
  nonisolated var target: String { get }
  /// The tab's browser.
  nonisolated var browser: Browser { get }
  /// The data store of the tab.
  nonisolated var store: PageStore { get }

  /// Whether the page was closed or its process terminated permanently.
  var isClosed: Bool { get }
  /// Whether the page's process terminated, and no other has replaced it.
  var isCrashed: Bool { get }
  /// Whether the page's scripts and loads are halted.
  var isHalted: Bool { get }
  /// The number of times that halting the page terminated its scripts.
  var terminationCount: Int { get }
  /// The error of a call to a page whose process terminated.
  var crash: WebEngineError { get }
  /// The prefix of the injected scripts' names in the page, which the page cannot guess.
  var secret: String { get }

  /// Throws if the page was closed or its process terminated.
  func checkOpen() throws(WebEngineError)
  /// Reports events, after the history entries of the navigations before them.
  func emit(_ events: [PageEvent])
  /// Waits until every event that Chromium sent before the call is reported.
  func waitUntilEventsAreReported() async

  /// Returns the description of a frame.
  func frame(_ identifier: String) -> PageFrame
  /// Returns the URL of the document in a frame.
  func document(of frame: String) -> URL?
  /// Returns the serialized origin of the document in a frame; `nil` for an opaque one.
  func origin(of frame: String) -> String?

  /// Evaluates an expression in the observer's world and decodes its value; promises are awaited.
  func evaluateInObserver<V: Decodable>(
    _ expression: String, as type: V.Type, timeout: Duration?
  ) async throws(WebEngineError) -> V
  /// Evaluates an expression in the observer's world without waiting for it.
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

  /// Starts work of a controller after a delay, unless the page was deallocated in the meantime.
  func perform(after delay: Duration, _ work: @escaping @PageActor () async -> Void) {
    Task { [weak self] in
      try? await Task.sleep(for: delay)
      guard let self else { return }
      await work()
      withExtendedLifetime(self) {}
    }
  }

  /// Evaluates an expression in the observer's world and decodes its value, with the default timeout.
  func evaluateInObserver<V: Decodable>(
    _ expression: String, as type: V.Type
  ) async throws(WebEngineError) -> V {
    try await evaluateInObserver(expression, as: type, timeout: nil)
  }
}
