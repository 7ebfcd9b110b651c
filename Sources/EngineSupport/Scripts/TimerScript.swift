/// The script by which the observer knows whether a timer of the page is about to fire.
///
/// It runs in the page's own world, before the page's scripts, in every frame. Called through proxies,
/// `setTimeout` and its like look native. The observer dispatches an event whose name a page cannot guess,
/// and whose default is prevented if a timer is about to fire, as worlds share no objects.
package enum TimerScript {
  /// The longest delay that is waited for, in milliseconds.
  package static let longestDelay = 2000
  /// The maximum number of timers that are waited for in a chain, in which each timer sets the next.
  package static let longestChain = 3
  /// The time from the beginning of a wait in which a timer must be set to be waited for, in milliseconds.
  package static let window = 3000

  /// The script's text.
  ///
  /// - Parameter secret: The prefix of the event's name, which the page cannot guess.
  package static func text(secret: String) -> String {
    let limits: JSON = [
      "delay": .integer(longestDelay), "chain": .integer(longestChain), "window": .integer(window),
    ]
    return InjectedScript.timers.call(InjectedEvent.timers.name(secret: secret), limits)
  }
}
