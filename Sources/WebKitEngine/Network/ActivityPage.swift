/// The requirements of a page's activity controller.
@PageActor
protocol ActivityPage: ObservedPage {
  /// Whether a panel of a script is open.
  var isDialogOpen: Bool { get }
  /// The loads of the main frame.
  var tracker: LoadTracker { get }
  /// The requests that have not ended.
  var requests: PendingRequests { get }
}
