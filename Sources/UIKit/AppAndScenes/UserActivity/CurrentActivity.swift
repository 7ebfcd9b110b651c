import Synchronization

/// The activity that the user is doing: the one that has become current last.
package enum CurrentActivity {
  private static let state = Mutex<NSUserActivity?>(nil)

  /// The activity; `nil` while there is none.
  package static var activity: NSUserActivity? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
