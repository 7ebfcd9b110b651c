/// The subviews, the tag and the controller state of a view.
///
/// The references to ancestors are stored in ``UIView`` itself: reading one value of a structure with weak
/// references copies all of them.
struct HierarchyState {
  var subviews: [UIView] = []
  var tag = 0
  /// Whether the view has a controller, which is read in every traversal of the tree.
  var hasController = false
}
