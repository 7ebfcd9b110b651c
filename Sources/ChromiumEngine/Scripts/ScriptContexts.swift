import WebEngine

/// The script contexts of a page: one for each frame and world.
struct ScriptContexts {
  /// A script context.
  struct Context {
    /// The identifier, which is unique across all processes.
    let identifier: String
    /// The frame.
    let frame: String
    /// The world; `nil` for one of the engine's own.
    let world: ScriptWorld?
    /// A Boolean value that indicates whether the context is the observer's.
    let isObserver: Bool
  }

  private var all: [Int: Context] = [:]

  /// Adds a context that was created.
  mutating func add(_ context: ScriptEvents.ContextCreated.Context) {
    guard let frame = context.auxData?.frameId else { return }
    let isPage = context.auxData?.isDefault == true
    all[context.id] = Context(
      identifier: context.uniqueId, frame: frame,
      world: isPage ? .page : WorldName.world(named: context.name),
      isObserver: context.name == ObserverScript.world)
  }

  /// Removes a context that was destroyed.
  mutating func remove(_ number: Int) { all[number] = nil }

  /// Removes all contexts.
  mutating func removeAll() { all = [:] }

  /// Accesses the context with an execution context identifier.
  subscript(number: Int) -> Context? { all[number] }

  /// Returns the context of a frame in a world; the newest one if a document was just committed.
  func context(frame: String, world: ScriptWorld) -> Context? {
    all.filter { $0.value.frame == frame && $0.value.world == world }.max { $0.key < $1.key }?.value
  }

  /// Returns the contexts of every frame in a world.
  func contexts(in world: ScriptWorld) -> [Context] {
    all.sorted { $0.key < $1.key }.map(\.value).filter { $0.world == world }
  }

  /// The observer's context of every frame.
  var observers: [Context] { all.sorted { $0.key < $1.key }.map(\.value).filter(\.isObserver) }

  /// Returns the observer's context of a frame; the newest one if a document was just committed.
  func observer(of frame: String) -> Context? {
    all.filter { $0.value.frame == frame && $0.value.isObserver }.max { $0.key < $1.key }?.value
  }

  /// Returns whether a frame has a context.
  func hasFrame(_ frame: String) -> Bool { all.values.contains { $0.frame == frame } }
}
