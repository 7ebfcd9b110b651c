/// The requirements of a page's script controller.
@PageActor
protocol ScriptPage: PageContext {
  /// Whether the page was closed.
  var isClosed: Bool { get }
  /// The engine's script for the page's own world.
  var pageScript: String { get }
}
