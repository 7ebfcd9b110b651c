/// A window of a scene; one that is shown is kept alive.
@MainActor
struct AttachedWindow {
  private let reference: ItemReference
  /// The same window while it is shown.
  var kept: UIWindow?

  init(window: UIWindow) {
    reference = window.reference
  }

  /// The window; `nil` when it is gone.
  var window: UIWindow? { reference.window }
}
