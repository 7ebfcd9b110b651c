// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's ObjectiveC module.

/// Associates a value with an object for a key; `nil` removes it.
///
/// The key is an address, usually that of a global variable.
///
/// - Divergence: A value associated with an object that is not a responder may be released later
///   than the object.
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
