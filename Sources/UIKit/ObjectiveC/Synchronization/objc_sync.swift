// swift-format-ignore: AlwaysUseLowerCamelCase
/// Locks the lock of an object, and waits while another thread has it.
///
/// A thread may enter an object several times, and exits it as often.
///
/// - Returns: `OBJC_SYNC_SUCCESS`.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  SynchronizationTable.shared.enter(obj as AnyObject)
  return OBJC_SYNC_SUCCESS
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Unlocks the lock of an object that the thread entered.
///
/// - Returns: `OBJC_SYNC_SUCCESS`, or `OBJC_SYNC_NOT_OWNING_THREAD_ERROR` if it was not entered.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  SynchronizationTable.shared.exit(obj as AnyObject)
    ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The status of a lock that was entered or exited.
public var OBJC_SYNC_SUCCESS: Int32 { 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The status of an exit from an object that was not entered.
public var OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int32 { -1 }
