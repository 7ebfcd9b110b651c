/// A reference from constraints and items to their engine; empty after the engine is deallocated.
///
/// It replaces weak references, as ``ItemReference`` does.
@MainActor
final class EngineReference {
  nonisolated(unsafe) private unowned(unsafe) var named: LayoutEngine?

  init(_ engine: LayoutEngine) {
    unsafe named = engine
  }

  /// The engine.
  var engine: LayoutEngine? { unsafe named }

  /// Clears the reference; called when the engine is deallocated.
  nonisolated func clear() { unsafe named = nil }
}
