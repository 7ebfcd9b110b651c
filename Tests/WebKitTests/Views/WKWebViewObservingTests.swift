import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("WKWebView · key-value observing")
@MainActor
struct WKWebViewObservingTests {
  private let stage = WebViewStage()
  private let url = URL(filePath: "/page.html")

  @Test("W326 W238 observers are notified of a load in WebKit's order, before the delegate")
  func observersAreNotifiedInWebKitsOrder() async throws {
    var words: [String] = []
    let view = stage.webView
    let observations = [
      view.observe(\.canGoBack) { _, _ in words.append("canGoBack") },
      view.observe(\.title) { _, _ in words.append("title") },
      view.observe(\.isLoading) { _, _ in words.append("loading") },
      view.observe(\.url) { _, _ in words.append("URL") },
      view.observe(\.estimatedProgress) { _, _ in words.append("estimatedProgress") },
    ]
    stage.delegate.onEvent = { word, _ in words.append(word) }
    view.load(URLRequest(url: url))
    // W233: within the call; each once, in the reverse of the order of their announcements.
    #expect(words == ["estimatedProgress", "URL", "loading"])
    await view.idle()
    words = []
    view.receive(.navigation(.started(url)))
    view.receive(.navigation(.committed(url)))
    #expect(words == ["start", "commit"])
    words = []
    view.receive(.document(.titleChanged("Title")))
    view.receive(.navigation(.finished))
    #expect(words == ["title", "estimatedProgress", "loading", "finish"])
    words = []
    view.receive(.document(.titleChanged("Title")))
    #expect(words == [])
    for observation in observations { observation.invalidate() }
  }

  /// An app's web view.
  private final class OwnWebView: WKWebView {}

  @Test("W326 an app's own subclass is observed by key paths of its own")
  func keyPathsOfAnAppsSubclassAreObserved() throws {
    let view = OwnWebView(frame: .zero, configuration: WKWebViewConfiguration())
    var isLoading: [Bool] = []
    let observation = view.observe(\.isLoading) { view, _ in isLoading.append(view.isLoading) }
    view.load(URLRequest(url: url))
    view.stopLoading()
    #expect(isLoading == [true, false])
    observation.invalidate()
  }

  @Test("W326 names are Objective-C's: loading and URL; values come with old and new")
  func namesAreObjectiveCsLoadingAndURL() throws {
    let view = stage.webView
    var changes: [(Bool?, Bool?)] = []
    let observation = view.observe(\.isLoading, options: [.old, .new]) { _, change in
      changes.append((change.oldValue, change.newValue))
    }
    view.load(URLRequest(url: url))
    view.stopLoading()
    #expect(changes.map(\.0) == [false, true])
    #expect(changes.map(\.1) == [true, false])
    observation.invalidate()
    view.load(URLRequest(url: url))
    #expect(changes.count == 2)
  }

  @Test("canGoBack notifies its observer once when the list has a back item")
  func canGoBackNotifiesOnce() {
    var seen: [Bool] = []
    let observation = stage.webView.observe(\.canGoBack) { view, _ in seen.append(view.canGoBack) }
    for (index, name) in ["a", "b", "c"].enumerated() {
      let url = URL(filePath: "/\(name)")
      stage.webView.receive(.navigation(.started(url)))
      stage.webView.receive(.history(.entry(HistoryEntry(identifier: index, index: index + 1))))
      stage.webView.receive(.navigation(.committed(url)))
      stage.webView.receive(.navigation(.finished))
    }
    #expect(seen == [true])
    observation.invalidate()
  }

  @Test("W337 fullscreenState is .notInFullscreen and its observer sees no change")
  func fullscreenStateIsNotInFullscreen() {
    let stage = WebViewStage()
    var states: [WKWebView.FullscreenState] = []
    let observation = stage.webView.observe(\.fullscreenState, options: .initial) { view, _ in
      states.append(view.fullscreenState)
    }
    stage.show(metas: [])
    #expect(states == [.notInFullscreen])
    observation.invalidate()
  }
}
