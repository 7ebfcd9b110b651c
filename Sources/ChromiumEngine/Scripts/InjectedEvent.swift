/// The events by which scripts of different worlds speak to each other.
///
/// Worlds share no objects but the document's. A page could listen to an event whose name it knew, so
/// names begin with a secret.
enum InjectedEvent: String {
  /// A device question was answered: its number, negative if refused.
  case device = "Device"
  /// The keyboard covers so many points of the page.
  case keyboard = "Keyboard"
  /// A command for the page's media.
  case media = "Media"
  /// A script submits a form, which is canceled where another app gets it.
  case submission = "Submission"
  /// The observer asks whether a timer is about to fire.
  case timers = "Timers"
  /// A script asks to go so many entries through the history.
  case traversal = "Step"
  /// The page became visible (1) or hidden (0).
  case visibility = "Visibility"

  /// Returns the event's name as a script's string.
  ///
  /// - Parameter secret: What the name begins with; no page can guess it.
  func name(secret: String) -> JSON { .string(secret + rawValue) }
}
