/// A window of a scene; a visible one is retained.
@MainActor
struct AttachedWindow {
  private let reference: ItemReference
  /// The same window while it is shown.
  var kept: UIWindow?

  init(window: UIWindow) {
    reference = window.reference
  }

  /// The window; `nil` after it was deallocated.
  var window: UIWindow? { reference.window }
}
