/// Changes whose viewport updates are sent to the page together.
struct UpdateBatch {
  /// The nesting depth of the changes; 0 outside of any.
  var depth: Int = 0
  /// Whether to send the page its viewport even if it has not changed.
  var isForced: Bool = false
}
