/// What a view looks like beyond what its layer holds.
struct ViewAppearance {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var isOpaque = true
  var isUserInteractionEnabled = true
  var adaptsToBackdrop = false
}
