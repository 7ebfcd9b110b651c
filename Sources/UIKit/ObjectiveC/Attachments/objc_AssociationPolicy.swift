// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's ObjectiveC module.

/// Policies for the ownership of an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference to the value, which reads as `nil` once it is deallocated.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference to the value.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A strong reference to a copy of the value.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference to the value, set atomically, as all are here.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// A strong reference to a copy of the value, set atomically, as all are here.
  case OBJC_ASSOCIATION_COPY = 0o1403
}
