import Glibc

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A lock that only the thread that has it may unlock.
///
/// A mutex of the C library that checks for errors stands behind it: to lock it twice on a thread, and
/// to unlock it on another one, ends the program, as on Apple's systems. Do not copy a lock that is
/// locked.
public struct os_unfair_lock_s {
  var mutex = pthread_mutex_t()

  /// Creates an unlocked lock.
  public init() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, CInt(PTHREAD_MUTEX_ERRORCHECK))
    pthread_mutex_init(&mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A lock that only the thread that has it may unlock.
public typealias os_unfair_lock = os_unfair_lock_s

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Locks a lock, and waits while another thread has it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  let status = pthread_mutex_lock(&lock.pointee.mutex)
  precondition(status == 0, "os_unfair_lock_lock: the thread already has the lock")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Locks a lock if no thread has it.
///
/// - Returns: Whether the calling thread has the lock now.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(&lock.pointee.mutex) == 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Unlocks a lock that the calling thread has.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  let status = pthread_mutex_unlock(&lock.pointee.mutex)
  precondition(status == 0, "os_unfair_lock_unlock: the thread does not have the lock")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the program unless the calling thread has a lock.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  precondition(
    isOwned(lock), "os_unfair_lock_assert_owner: the thread does not have the lock")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the program if the calling thread has a lock.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  precondition(!isOwned(lock), "os_unfair_lock_assert_not_owner: the thread has the lock")
}

/// Whether the calling thread has a lock, which a mutex that checks for errors says by `EDEADLK`.
private func isOwned(_ lock: UnsafePointer<os_unfair_lock_s>) -> Bool {
  let mutex = UnsafeMutablePointer(mutating: lock)
  // A time that is over: a lock of another thread is not waited for.
  var past = timespec(tv_sec: 0, tv_nsec: 0)
  let status = pthread_mutex_timedlock(&mutex.pointee.mutex, &past)
  if status == 0 { pthread_mutex_unlock(&mutex.pointee.mutex) }
  return status == EDEADLK
}
