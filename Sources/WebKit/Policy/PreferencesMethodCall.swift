import UIKit

/// A call of the delegate's `async` method with preferences, which the delegate may not implement.
///
/// The default implementation marks the call as missing; that is known when the call first suspends
/// or returns.
@MainActor
final class PreferencesMethodCall {
  typealias Decision = (WKNavigationActionPolicy, WKWebpagePreferences)

  /// The call that runs, until it first suspends.
  private static var current: PreferencesMethodCall?
  private var isMissing = false

  /// Marks the current call as one of the default implementation.
  static func markMissing() { current?.isMissing = true }

  /// Calls the `async` method.
  ///
  /// - Parameters:
  ///   - delegate: The object whose method is called.
  ///   - otherwise: Called if the delegate does not implement the method and the web view cannot be
  ///     informed immediately: because the method begins later, or because the caller is not the web
  ///     view but a delegate that forwards its calls.
  static func call(
    _ delegate: AnyObject, _ method: @escaping @MainActor () async -> Decision,
    then: @escaping @MainActor (Decision) -> Void, otherwise: @escaping @MainActor () -> Void
  ) {
    let call = PreferencesMethodCall()
    #if compiler(>=6.2)
      let outer = current
      current = call
      Task.immediate { @MainActor in
        let decision = await method()
        if !call.isMissing { then(decision) }
      }
      current = outer
      guard call.isMissing else { return }
      if OptionalRequirement.isAsked(delegate) {
        OptionalRequirement.missing((), of: delegate)
      } else {
        otherwise()
      }
    #else
      // The call begins later; no other one is made before it is known whether this one is missing.
      Task { @MainActor in
        current = call
        let decision = await method()
        if call.isMissing { otherwise() } else { then(decision) }
        if current === call { current = nil }
      }
    #endif
  }
}
