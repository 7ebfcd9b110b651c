import UIKit

/// Whether a delegate has the form with preferences that waits.
///
/// Its default body says that it is not there, which is known when the call first waits or returns.
@MainActor
final class PreferencesQuestion {
  typealias Answer = (WKNavigationActionPolicy, WKWebpagePreferences)

  /// The question that is being asked, until it first waits.
  private static var current: PreferencesQuestion?
  private var isMissing = false

  /// The default body runs.
  static func isNotThere() { current?.isMissing = true }

  /// Calls the `async` variant.
  ///
  /// - Parameters:
  ///   - delegate: The object whose variant is called.
  ///   - otherwise: Called if the delegate lacks the variant, and the web view cannot be told so at once:
  ///     because the variant begins later, or because the caller is not the web view but a delegate that
  ///     forwards its calls.
  static func ask(
    _ delegate: AnyObject, _ question: @escaping @MainActor () async -> Answer,
    then: @escaping @MainActor (Answer) -> Void, otherwise: @escaping @MainActor () -> Void
  ) {
    let asked = PreferencesQuestion()
    #if compiler(>=6.2)
      let outer = current
      current = asked
      Task.immediate { @MainActor in
        let answer = await question()
        if !asked.isMissing { then(answer) }
      }
      current = outer
      guard asked.isMissing else { return }
      if OptionalRequirement.isAsked(delegate) {
        OptionalRequirement.missing((), of: delegate)
      } else {
        otherwise()
      }
    #else
      // The call begins later; no other question is asked before it says whether it is there.
      Task { @MainActor in
        current = asked
        let answer = await question()
        if asked.isMissing { otherwise() } else { then(answer) }
        if current === asked { current = nil }
      }
    #endif
  }
}
