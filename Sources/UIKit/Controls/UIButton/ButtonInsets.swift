import QuartzCore

/// What a classic button keeps free.
struct ButtonInsets {
  var content = UIEdgeInsets.zero
  var title = UIEdgeInsets.zero
  var image = UIEdgeInsets.zero
}
