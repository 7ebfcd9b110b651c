/// A structure that creates an unfair lock, with the state that it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let storage: LockStorage<State>

  /// The ownership of a lock that a precondition checks.
  public enum Ownership: Hashable, Sendable {
    /// The calling thread holds the lock.
    case owner
    /// The calling thread does not hold the lock.
    case notOwner
  }

  /// Creates a lock with an initial state that need not be sendable.
  public init(uncheckedState initialState: State) {
    storage = LockStorage(initialState)
  }

  /// Performs a closure with the state while holding the lock.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Performs a closure with the state while holding the lock.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Performs a closure with the state if the lock is immediately available.
  ///
  /// - Returns: The closure's result; `nil` if another thread holds the lock.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Performs a closure with the state if the lock is immediately available.
  ///
  /// - Returns: The closure's result; `nil` if another thread holds the lock.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Traps unless the ownership of the lock by the calling thread is as specified.
  public func precondition(_ condition: Ownership) {
    switch condition {
    case .owner: os_unfair_lock_assert_owner(storage.lock)
    case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
    }
  }

  fileprivate var lockPointer: os_unfair_lock_t { storage.lock }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock with an initial state.
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock that protects no state of its own.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Performs a closure while holding the lock.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Performs a closure while holding the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Performs a closure if the lock is immediately available.
  ///
  /// - Returns: The closure's result; `nil` if another thread holds the lock.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable () throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked { _ in try body() }
  }

  /// Locks the lock.
  public func lock() {
    os_unfair_lock_lock(lockPointer)
  }

  /// Unlocks the lock, on the thread that locked it.
  public func unlock() {
    os_unfair_lock_unlock(lockPointer)
  }

  /// Locks the lock if no thread holds it.
  ///
  /// - Returns: Whether the calling thread acquired the lock.
  public func lockIfAvailable() -> Bool {
    os_unfair_lock_trylock(lockPointer)
  }
}

/// The allocated lock with its state.
private final class LockStorage<State> {
  let lock = os_unfair_lock_t.allocate(capacity: 1)
  var state: State

  init(_ state: State) {
    self.state = state
    lock.initialize(to: os_unfair_lock_s())
  }

  deinit {
    lock.deinitialize(count: 1)
    lock.deallocate()
  }
}
