import Glibc

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A low-level lock that must be unlocked by the thread that locked it.
///
/// It is an error-checking mutex of the C library: locking it twice on a thread, or unlocking it on another thread,
/// traps, as on Apple's systems. Do not copy a locked lock.
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
/// A low-level lock that must be unlocked by the thread that locked it.
public typealias os_unfair_lock = os_unfair_lock_s

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Locks a lock, and waits while another thread holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  let status = pthread_mutex_lock(&lock.pointee.mutex)
  precondition(status == 0, "os_unfair_lock_lock: the thread already has the lock")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Locks a lock if no thread holds it.
///
/// - Returns: Whether the calling thread acquired the lock.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(&lock.pointee.mutex) == 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Unlocks a lock that the calling thread holds.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  let status = pthread_mutex_unlock(&lock.pointee.mutex)
  precondition(status == 0, "os_unfair_lock_unlock: the thread does not have the lock")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Traps unless the calling thread holds a lock.
public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  precondition(
    isOwned(lock), "os_unfair_lock_assert_owner: the thread does not have the lock")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Traps if the calling thread holds a lock.
public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  precondition(!isOwned(lock), "os_unfair_lock_assert_not_owner: the thread has the lock")
}

/// Returns whether the calling thread holds a lock, for which an error-checking mutex returns `EDEADLK`.
private func isOwned(_ lock: UnsafePointer<os_unfair_lock_s>) -> Bool {
  let mutex = UnsafeMutablePointer(mutating: lock)
  // A time in the past, so that the call does not wait for another thread.
  var past = timespec(tv_sec: 0, tv_nsec: 0)
  let status = pthread_mutex_timedlock(&mutex.pointee.mutex, &past)
  if status == 0 { pthread_mutex_unlock(&mutex.pointee.mutex) }
  return status == EDEADLK
}
