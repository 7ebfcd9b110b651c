/// A change of an observed value, which each kind of observer receives in its own form.
struct KeyValueChange {
  /// The value before, wrapped once more if that is `nil`; `nil` when the options do not ask for it.
  var old: Any?
  /// The value after, wrapped once more if that is `nil`; `nil` when the options do not ask for it.
  var new: Any?
  /// Whether the change has not happened yet.
  var isPrior = false

  /// The change as `observeValue(forKeyPath:of:change:context:)` receives it.
  var dictionary: [NSKeyValueChangeKey: Any] {
    var dictionary: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if let old { dictionary[.oldKey] = ValueComparison.object(old) }
    if let new { dictionary[.newKey] = ValueComparison.object(new) }
    if isPrior { dictionary[.notificationIsPriorKey] = true }
    return dictionary
  }
}
