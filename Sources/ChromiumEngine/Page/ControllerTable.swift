/// A page's controllers by the events that they handle.
struct ControllerTable {
  private var table: [String: [any PageController]] = [:]

  /// Creates a table; where several controllers handle an event, they do so in this order.
  init(_ controllers: [any PageController]) {
    for controller in controllers {
      for event in type(of: controller).events { table[event, default: []].append(controller) }
    }
  }

  /// Dispatches an event to the controllers that handle it.
  @PageActor
  func handle(_ message: IncomingMessage) async {
    for controller in table[message.method] ?? [] { await controller.handle(message) }
  }
}
