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
  /// A Boolean value that indicates whether the change has not happened yet.
  public let isPrior: Bool

  init(_ change: KeyValueChange) {
    kind = .setting
    newValue = change.new.flatMap { $0 as? Value }
    oldValue = change.old.flatMap { $0 as? Value }
    isPrior = change.isPrior
  }
}
