import Foundation

/// The settings of a controller for the edges of its view.
struct ControllerInsetState {
  var additional: UIEdgeInsets = .zero
  /// The insets of the bars of containers, in the view's space (S1.35).
  var container: UIEdgeInsets = .zero
  var extendedEdges = UIRectEdge.all
  var extendsUnderOpaqueBars = false
  var adjustsScrollViews = true
  var respectsSystemMargins = true
  var preferredContentSize: CGSize = .zero
  var topGuide: _UILayoutSupportGuide?
  var bottomGuide: _UILayoutSupportGuide?
  /// The part of the navigation bar's height that is scrolled away (S3.18).
  var titleCollapse: CGFloat = 0
  /// The scroll views that the app has named for edges.
  var scrollViews: [(edges: NSDirectionalRectEdge, view: WeakScrollView)] = []
}
