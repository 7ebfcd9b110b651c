import Foundation

/// A delayed call; its target refers to it, so that it can be canceled.
// Sendable: created, canceled and run on the main thread only, which `make` and `cancel` check.
final class PerformRequest: @unchecked Sendable {
  let selector: Selector
  private let argument: Any?
  private var isCancelled = false

  private init(_ selector: Selector, _ argument: Any?) {
    self.selector = selector
    self.argument = argument
  }

  func hasArgument(_ other: Any?) -> Bool {
    ValueComparison.areEqual(argument, other) ?? false
  }

  /// Queues a call on the device's clock.
  static func make(
    _ target: NSObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval
  ) {
    let request = PerformRequest(selector, argument)
    let attachments = ObjectAttachments.of(target)
    attachments.performs.append(request)
    MainThread.assume(for: "perform(_:with:afterDelay:)", target) { target in
      _ = Runtime.loop.post(
        after: delay, name: "perform(_:) of \(selector) of \(Swift.type(of: target))"
      ) {
        attachments.performs.removeAll { $0 === request }
        guard !request.isCancelled else { return }
        request.selector.call(target, request.argument, nil)
      }
    }
  }

  /// Retains a result until the device's queue runs next, as an autorelease pool does.
  static func autorelease(_ result: AnyObject) -> Unmanaged<AnyObject> {
    MainThread.assume(for: "perform(_:) of a method that returns an object", [result]) { result in
      _ = Runtime.loop.post { withExtendedLifetime(result) {} }
    }
    return Unmanaged.passUnretained(result)
  }

  /// Cancels the delayed calls for a target.
  static func cancel(_ target: AnyObject, where isWanted: (PerformRequest) -> Bool) {
    MainActor.preconditionIsolated("cancelPreviousPerformRequests needs the main thread")
    guard let attachments = ObjectAttachments.existing(of: target) else { return }
    for request in attachments.performs where isWanted(request) { request.isCancelled = true }
    attachments.performs.removeAll { $0.isCancelled }
  }
}
