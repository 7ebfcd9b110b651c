/// A change of an observed value, which each kind of observer receives in its own form.
struct KeyValueChange {
  /// The value before the change; `nil` when the options do not include it.
  ///
  /// A value that is itself `nil` is wrapped in another optional.
  var old: Any?
  /// The value after the change; `nil` when the options do not include it.
  ///
  /// A value that is itself `nil` is wrapped in another optional.
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
