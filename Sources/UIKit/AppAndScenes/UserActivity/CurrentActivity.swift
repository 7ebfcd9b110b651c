import Synchronization

/// The current user activity: the last one that became current.
package enum CurrentActivity {
  private static let state = Mutex<NSUserActivity?>(nil)

  /// The current activity; `nil` if there is none.
  package static var activity: NSUserActivity? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
