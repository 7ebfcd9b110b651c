import Foundation

/// The requirements of a page's activity controller.
@PageActor
protocol ActivityPage: ViewportPage, ScriptedPage {
  /// Whether a script is blocked by a dialog.
  var isDialogOpen: Bool { get }
  /// The URL of a load that was requested and awaits its first event.
  var requestedURL: String? { get }
  /// The URL of the provisional load.
  var provisionalURL: URL? { get }
  /// Whether the main frame is loading.
  var isLoading: Bool { get }
  /// Whether the document was committed and its load event has not fired.
  var awaitsLoadEvent: Bool { get }
}
