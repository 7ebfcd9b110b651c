/// How constraints and items name the engine that has them: empty when it is gone.
///
/// It stands in for weak references, as ``ItemReference`` does.
@MainActor
final class EngineReference {
  nonisolated(unsafe) private unowned(unsafe) var named: LayoutEngine?

  init(_ engine: LayoutEngine) {
    unsafe named = engine
  }

  /// The engine.
  var engine: LayoutEngine? { unsafe named }

  /// Forgets the engine, which calls this when it ends.
  nonisolated func end() { unsafe named = nil }
}
