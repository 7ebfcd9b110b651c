/// A structure that creates an unfair lock, with the state that it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let storage: LockStorage<State>

  /// What a lock is asserted to be.
  public enum Ownership: Hashable, Sendable {
    /// The calling thread has the lock.
    case owner
    /// The calling thread does not have the lock.
    case notOwner
  }

  /// Creates a lock with a state that need not be sendable.
  public init(uncheckedState initialState: State) {
    storage = LockStorage(initialState)
  }

  /// Performs a closure with the state while the lock is locked.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Performs a closure with the state while the lock is locked.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Performs a closure with the state if the lock can be locked at once.
  ///
  /// - Returns: The closure's result, or `nil` if another thread has the lock.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Performs a closure with the state if the lock can be locked at once.
  ///
  /// - Returns: The closure's result, or `nil` if another thread has the lock.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Ends the program unless the calling thread has the lock, or has it not.
  public func precondition(_ condition: Ownership) {
    switch condition {
    case .owner: os_unfair_lock_assert_owner(storage.lock)
    case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
    }
  }

  fileprivate var lockPointer: os_unfair_lock_t { storage.lock }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock with its state.
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock that protects no state of its own.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Performs a closure while the lock is locked.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Performs a closure while the lock is locked.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Performs a closure if the lock can be locked at once.
  ///
  /// - Returns: The closure's result, or `nil` if another thread has the lock.
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

  /// Locks the lock if no thread has it.
  ///
  /// - Returns: Whether the calling thread has the lock now.
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
