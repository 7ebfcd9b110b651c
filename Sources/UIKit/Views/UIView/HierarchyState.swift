/// The descendants of a view in the hierarchy, and its index.
///
/// Its ancestors are in ``UIView`` itself: a structure with weak references is copied with each of
/// them whenever one of its values is read.
struct HierarchyState {
  var subviews: [UIView] = []
  var tag = 0
  /// Whether the view has a controller, which is read in every traversal of the tree.
  var hasController = false
}
