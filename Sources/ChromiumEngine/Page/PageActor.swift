/// The actor that pages and their controllers are isolated to.
///
/// A page and its controllers call each other without suspending, as WebKit's do on the main run loop: an event is
/// handled completely before the next one, unless its handler suspends.
@globalActor
actor PageActor {
  static let shared = PageActor()
}
