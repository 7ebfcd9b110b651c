import Dispatch
import Foundation

/// The queue of the main actor.
///
/// A test program may run it on any thread: `Thread.isMainThread` is false there on the main actor too.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the code that asks runs on the main actor.
  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }
}
