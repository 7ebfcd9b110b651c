/// The actor that pages and their controllers are isolated to.
///
/// A page and its controllers call each other without suspending, as WebKit's do on the main run loop.
@globalActor
actor PageActor {
  static let shared = PageActor()
}
