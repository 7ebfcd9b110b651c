import EngineSupport
import Foundation
import WebEngine

/// Waits until the page is quiet: without pending requests, scripts, animations and timers.
@PageActor
final class ActivityController {
  /// The activity that the last wait for quiescence ended with; `nil` if the page became quiet.
  private var activity: PageActivity?
  /// The time of the load event of the document shown; `nil` before it.
  private var loaded: ContinuousClock.Instant?
  private unowned let page: any ActivityPage

  /// The interval of checks, half a frame: no event reports that the last request ended and no other began.
  private static let pause: Duration = .milliseconds(8)
  /// The timeout of a page's response: an idle page needs a few milliseconds, and an endless script never responds.
  private static let response: Duration = .milliseconds(500)

  init(page: any ActivityPage) {
    self.page = page
  }

  /// Resets the time of the load event when a document is committed.
  func didCommit() { loaded = nil }

  /// Records the time of the document's load event.
  func didLoad() { loaded = .now }

  /// Waits until the page is quiet, and returns whether it became quiet before the timeout.
  func waitUntilQuiet(timeout: Duration) async throws(WebEngineError) -> Bool {
    let called = ContinuousClock.now
    let end = called + timeout
    while true {
      try page.checkOpen()
      let start = windowStart(notBefore: called)
      guard ContinuousClock.now < end else { return false }
      activity = openActivity(since: start)
      if activity == nil {
        // The value for `pendingActivity` until the document responds.
        activity = .change
        activity = await documentActivity(since: start, until: end)
      }
      if activity == nil {
        await page.waitUntilEventsAreReported()
        activity = openActivity(since: windowStart(notBefore: called))
        if activity == nil { return true }
      }
      try? await Task.sleep(for: Self.pause)
    }
  }

  /// Returns the activity that keeps the page from being quiet; `nil` if none is known.
  func pendingActivity() async -> PageActivity? {
    if page.isDialogOpen { return .dialog }
    if let activity = openActivity(since: .now), activity != .document { return activity }
    let text = try? await page.evaluateInObserver(
      "fanlight.activity(0)", as: String.self, timeout: Self.response)
    guard let text else { return page.tracker.documentURL == nil ? activity : .script }
    return openActivity(since: .now) ?? PageActivity(text: text) ?? activity
  }

  private func windowStart(notBefore call: ContinuousClock.Instant) -> ContinuousClock.Instant {
    page.tracker.isLoading ? .now : max(call, loaded ?? call)
  }

  /// Returns the activity that the page's events report.
  private func openActivity(since start: ContinuousClock.Instant) -> PageActivity? {
    if case .load(let url) = page.tracker.awaited { return .navigation(url.absoluteString) }
    if let url = page.tracker.provisionalURL { return .navigation(url.absoluteString) }
    if let activity = page.requests.activity(at: .now, since: start) { return activity }
    return page.tracker.isLoading ? .document : nil
  }

  /// Returns the activity of the document; `nil` when two frames of the page are alike and nothing is pending.
  private func documentActivity(
    since start: ContinuousClock.Instant, until end: ContinuousClock.Instant
  ) async -> PageActivity? {
    // The first load failed, or none was started.
    guard page.tracker.documentURL != nil else { return nil }
    let time = end - ContinuousClock.now
    guard time > .zero else { return activity ?? .change }
    let elapsed = Int((ContinuousClock.now - start) / .milliseconds(1))
    do throws(WebEngineError) {
      let text = try await page.evaluateInObserver(
        "fanlight.quiet(\(Int(time / .milliseconds(1))), \(elapsed))", as: String.self,
        timeout: time + .milliseconds(500))
      return PageActivity(text: text)
    } catch {
      return error.code == .timedOut ? .script : .change
    }
  }
}
