/// The script by which the observer knows whether a timer of the page is about to fire.
///
/// It runs in the main world of every frame, before the page's scripts, and replaces `setTimeout` and the
/// other timer functions with proxies, which look native to a page. Worlds share no objects, so the observer
/// dispatches an event, whose name a page cannot guess; the script cancels it if a timer is about to fire.
package enum TimerScript {
  /// The longest delay with which a timer keeps a page from being quiet, in milliseconds.
  package static let longestDelay = 2000
  /// The maximum number of timers that count in a chain, in which each timer sets the next.
  package static let longestChain = 3
  /// The time from the beginning of a wait in which a timer must be set in order to count, in milliseconds.
  package static let window = 3000

  /// Returns the script's text.
  ///
  /// - Parameter secret: The prefix of the event's name, which the page cannot guess.
  package static func text(secret: String) -> String {
    let limits: JSON = [
      "delay": .integer(longestDelay), "chain": .integer(longestChain), "window": .integer(window),
    ]
    return InjectedScript.timers.call(InjectedEvent.timers.name(secret: secret), limits)
  }
}
