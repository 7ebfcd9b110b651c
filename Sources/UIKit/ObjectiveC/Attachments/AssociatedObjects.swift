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
  /// A strong reference to the value, made atomically, as all are here.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// A strong reference to a copy of the value, made atomically, as all are here.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Attaches a value to an object under a key; `nil` removes it.
///
/// The key is an address, usually that of a global variable.
///
/// - Divergence: What is attached to an object that is no responder may be released later than it.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let association = value.map { Association($0, policy: policy) }
  let object = object as AnyObject
  if association == nil {
    ObjectAttachments.existing(of: object)?.setValue(nil, for: key)
  } else {
    ObjectAttachments.of(object).setValue(association, for: key)
  }
}

/// Returns the value that is attached to an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  ObjectAttachments.existing(of: object as AnyObject)?.value(for: key)
}

/// Removes all values that are attached to an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  ObjectAttachments.existing(of: object as AnyObject)?.removeValues()
}
