/// The part of a page that is responsible for one feature.
@PageActor
protocol PageController: AnyObject, Sendable {
  /// The DevTools protocol events that it handles.
  nonisolated static var events: Set<String> { get }

  /// Handles one of these events, which arrive in order.
  func handle(_ message: IncomingMessage) async
}
