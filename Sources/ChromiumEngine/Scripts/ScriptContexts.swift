import WebEngine

/// The sets of globals that a page has now: one for each frame and world.
struct ScriptContexts {
  /// One set of globals.
  struct Context {
    /// The name that no other set of globals ever has.
    let identifier: String
    /// The frame.
    let frame: String
    /// The world; `nil` for the observer's and the like.
    let world: ScriptWorld?
    /// Whether it is the observer's.
    let isObserver: Bool
  }

  private var all: [Int: Context] = [:]

  /// A set of globals was made.
  mutating func add(_ context: ScriptEvents.ContextCreated.Context) {
    guard let frame = context.auxData?.frameId else { return }
    let isPage = context.auxData?.isDefault == true
    all[context.id] = Context(
      identifier: context.uniqueId, frame: frame,
      world: isPage ? .page : WorldName.world(named: context.name),
      isObserver: context.name == ObserverScript.world)
  }

  /// A set of globals is gone.
  mutating func remove(_ number: Int) { all[number] = nil }

  /// All sets of globals are gone.
  mutating func removeAll() { all = [:] }

  /// The set of this number.
  subscript(number: Int) -> Context? { all[number] }

  /// The globals of a frame in a world; those made last, where a document just takes over.
  func context(frame: String, world: ScriptWorld) -> Context? {
    all.filter { $0.value.frame == frame && $0.value.world == world }.max { $0.key < $1.key }?.value
  }

  /// The globals of every frame in a world.
  func contexts(in world: ScriptWorld) -> [Context] {
    all.sorted { $0.key < $1.key }.map(\.value).filter { $0.world == world }
  }

  /// The observer's globals of every frame.
  var observers: [Context] { all.sorted { $0.key < $1.key }.map(\.value).filter(\.isObserver) }

  /// The observer's globals of a frame; those made last, where a document just takes over.
  func observer(of frame: String) -> Context? {
    all.filter { $0.value.frame == frame && $0.value.isObserver }.max { $0.key < $1.key }?.value
  }

  /// Whether a frame is there.
  func hasFrame(_ frame: String) -> Bool { all.values.contains { $0.frame == frame } }
}
