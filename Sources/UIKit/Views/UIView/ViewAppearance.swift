/// The appearance of a view beyond that of its layer.
struct ViewAppearance {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var isOpaque = true
  var isUserInteractionEnabled = true
  var adaptsToBackdrop = false
}
