/// What is below a view in the tree, and a number to find it by.
///
/// What is above stands in ``UIView`` itself: a structure with weak references in it is copied with
/// each of them whenever one of its values is read.
struct HierarchyState {
  var subviews: [UIView] = []
  var tag = 0
  /// Whether the view was given a controller, which is asked in every walk over the tree.
  var hasController = false
}
