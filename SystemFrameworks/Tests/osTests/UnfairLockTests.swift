import Foundation
import OSLog
import Testing

@Suite("os · unfair locks")
struct UnfairLockTests {
  @Test("a lock allows one thread at a time to access its state")
  func lockProtectsState() {
    let counter = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1_000 { counter.withLock { $0 += 1 } }
    }
    #expect(counter.withLock { $0 } == 8_000)
  }

  @Test("a lock that another thread holds is not available, and an unlocked one is")
  func lockedIsNotAvailable() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    lock.precondition(.owner)
    let other = Thread.result { lock.lockIfAvailable() }
    #expect(other == false)
    lock.unlock()
    lock.precondition(.notOwner)
    #expect(lock.withLockIfAvailable { 5 } == 5)
  }

  @Test("the functions lock and unlock through a pointer")
  func functions() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    os_unfair_lock_lock(lock)
    os_unfair_lock_assert_owner(lock)
    os_unfair_lock_unlock(lock)
    os_unfair_lock_assert_not_owner(lock)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
  }

  @Test("locking a lock twice on one thread traps (os_unfair_lock_lock)")
  func recursionEnds() async {
    await #expect(processExitsWith: .failure) {
      let lock = OSAllocatedUnfairLock()
      lock.lock()
      lock.lock()
    }
  }
}

extension Thread {
  /// Returns the result of a closure that runs on a separate thread.
  fileprivate static func result(_ body: @escaping @Sendable () -> Bool) -> Bool? {
    let box = OSAllocatedUnfairLock<Bool?>(initialState: nil)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let value = body()
      box.withLock { $0 = value }
      done.signal()
    }
    done.wait()
    return box.withLock { $0 }
  }
}
