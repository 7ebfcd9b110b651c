import Foundation
import WebEngine

/// Loads that are given up while the app decides on them, and begun again when they may go on.
///
/// While a load of the main frame waits, Chromium lets nothing through to the page's process
/// (docs/spec/chromium.md 5.14). An app that asks the page something before it decides would wait
/// for the page, and the page for the app.
extension ChromiumPage {
  /// Lets the page's process hear the app again where an undecided load keeps it from that.
  func postponeUndecidedLoad() {
    guard let pause = policy.postpone(main: target), let loader = pause.networkId else { return }
    tracker.postpone(loader: loader)
    abort(pause)
  }

  /// Decides on a load that was given up.
  func decidePostponed(_ pause: ProtocolEvents.RequestPaused, _ decision: NavigationDecision) {
    guard let loader = pause.networkId, tracker.isPostponed(loader: loader) else { return }
    guard decision == .allow else {
      return emit(tracker.refusePostponed(loader: loader, url: URL(address: pause.request.url)))
    }
    tellAllowed(pause)
    tracker.resume(loader: loader)
    let request = pause.request
    substitute = nil
    if let body = request.body {
      let named = request.headers.filter { $0.key.lowercased() == "content-type" }
      substitute = .request(method: request.method, headers: named, body: body)
    }
    navigate(
      to: request.url + (request.urlFragment ?? ""),
      referrer: request.field("referer")?.value)
  }
}

extension PagePolicy {
  /// Marks the main frame's load as given up for now, and returns its request; `nil` when none
  /// waits for a decision, or it could not be begun again as it was.
  mutating func postpone(main: String) -> ProtocolEvents.RequestPaused? {
    for (identifier, thing) in waiting {
      guard case .request(let pause) = thing, pause.frameId == main, canBeginAgain(pause) else {
        continue
      }
      replace(identifier, with: .postponed(pause))
      return pause
    }
    return nil
  }

  /// Whether a load can be begun again by its URL and body alone: no traversal, and no body with a file.
  private func canBeginAgain(_ pause: ProtocolEvents.RequestPaused) -> Bool {
    guard let loader = pause.networkId else { return false }
    let request = pause.request
    let isWhole = request.hasPostData != true || request.body != nil
    return isWhole && ![.reload, .backForward].contains(cause(of: loader))
  }
}
