import EngineSupport
import Foundation
import WebEngine

/// The observer: the script that observes the main frame's document from an isolated world.
///
/// It omits the parts that only Chromium needs: WebKit reports navigations to links, forms and other apps'
/// URLs by policy decisions, and computes the lengths in style sheets from its own viewport.
@PageActor
final class Observer {
  /// The name of the world.
  nonisolated static let world = "fanlight"
  /// The message handler that receives the reports.
  nonisolated static let handler = "fanlightReport"
  /// The duration of the longest animation that keeps a page from being quiet, in milliseconds; longer animations
  /// are considered decoration.
  nonisolated static let longestAnimation = 10_000

  private unowned let page: any PageContext

  init(page: any PageContext) {
    self.page = page
  }

  /// Returns the observer's script, whose functions are members of `fanlight` in its world.
  ///
  /// - Parameter secret: The prefix of the events' names, which the page cannot guess.
  nonisolated static func text(secret: String) -> String {
    let settings: JSON = [
      "binding": .string(handler), "keyboardEvent": InjectedEvent.keyboard.name(secret: secret),
      "longestAnimation": .integer(longestAnimation),
      "timersEvent": InjectedEvent.timers.name(secret: secret),
      "traversalEvent": InjectedEvent.traversal.name(secret: secret),
    ]
    let parts = CompositeExpression(object: [
      "formState": InjectedScript.formState, "input": InjectedScript.input,
      "stillness": InjectedScript.stillness,
    ])
    return """
      globalThis.\(handler) = text => webkit.messageHandlers.\(handler).postMessage(text);
      \(InjectedScript.observer.call(settings, parts));
      globalThis.fanlight.proceed?.();
      // A document from the back-forward cache keeps its world, and runs no user scripts again.
      addEventListener('pageshow', event => { if (event.persisted) globalThis.fanlight.again?.(); });
      """
  }

  /// Evaluates an expression and decodes its value; promises are awaited.
  func evaluate<Value: Decodable>(
    _ expression: String, as type: Value.Type, timeout: Duration? = nil
  ) async throws(WebEngineError) -> Value {
    let text = try await page.call(
      "Page.evaluate",
      [
        "source": .string("return JSON.stringify(await (\(expression))) ?? 'null'"),
        "world": .string(Self.world), "isAsyncBody": true,
      ], as: EvaluatedText.self, timeout: timeout
    ).value
    do {
      return try LenientDecoder.decode(type, from: Data(text.utf8))
    } catch {
      throw WebEngineError(
        .protocolFailed, "The value of an engine script in the page is not of type \(type).")
    }
  }

  /// Evaluates an expression without waiting for it.
  func send(_ expression: String) {
    page.send("Page.evaluate", ["source": .string(expression), "world": .string(Self.world)])
  }
}

/// The result of a script that evaluates to text.
private struct EvaluatedText: Decodable { let value: String }
