/// What a controller knows of its view.
struct LoadingState {
  var view: UIView?
}
