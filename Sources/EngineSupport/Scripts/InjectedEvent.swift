/// The DOM events by which injected scripts of different worlds communicate.
///
/// Worlds share the document's nodes and no JavaScript objects. The names begin with a secret, so that the
/// page cannot listen to the events.
package enum InjectedEvent: String {
  /// A permission request was decided: its number, negative if it was denied.
  case permission = "Permission"
  /// The keyboard's overlap with the page changed, in points.
  case keyboard = "Keyboard"
  /// A command to the page's media elements.
  case media = "Media"
  /// A script submits a form; canceled if the form's URL opens another app.
  case submission = "Submission"
  /// The observer queries whether a timer is about to fire.
  case timers = "Timers"
  /// A script traverses the history by a number of entries.
  case traversal = "Step"
  /// The page's visibility changed: visible (1) or hidden (0).
  case visibility = "Visibility"

  /// Returns the event's name as a JavaScript string.
  ///
  /// - Parameter secret: The name's prefix, which the page cannot guess.
  package func name(secret: String) -> JSON { .string(secret + rawValue) }
}
