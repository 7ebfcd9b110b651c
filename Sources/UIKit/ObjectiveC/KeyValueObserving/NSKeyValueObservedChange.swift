/// The change that an observer receives.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of change that was observed.
  public typealias Kind = NSKeyValueChange

  /// The kind of change that was observed.
  public let kind: Kind
  /// The value after the change; `nil` without the option `.new`.
  public let newValue: Value?
  /// The value before the change; `nil` without the option `.old`.
  public let oldValue: Value?
  /// A Boolean value that indicates whether the change is still to come.
  public let isPrior: Bool

  init(_ change: KeyValueChange) {
    kind = .setting
    newValue = change.new.flatMap { $0 as? Value }
    oldValue = change.old.flatMap { $0 as? Value }
    isPrior = change.isPrior
  }
}

/// A change of any value: what observers are told in their own way.
struct KeyValueChange {
  /// The value before, wrapped once more if that is `nil`; `nil` when the options do not ask for it.
  var old: Any?
  /// The value after, wrapped once more if that is `nil`; `nil` when the options do not ask for it.
  var new: Any?
  /// Whether the change is still to come.
  var isPrior = false

  /// The change as `observeValue(forKeyPath:of:change:context:)` gets it.
  var dictionary: [NSKeyValueChangeKey: Any] {
    var dictionary: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if let old { dictionary[.oldKey] = ValueComparison.object(old) }
    if let new { dictionary[.newKey] = ValueComparison.object(new) }
    if isPrior { dictionary[.notificationIsPriorKey] = true }
    return dictionary
  }
}
