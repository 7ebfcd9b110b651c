/// The loading state of a controller's view.
struct LoadingState {
  var view: UIView?
}
