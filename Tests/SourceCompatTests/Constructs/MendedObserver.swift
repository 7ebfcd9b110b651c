import UIKit

#if canImport(ObjectiveC)
  class WatchingObject: NSObject {
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { print(keyPath ?? "") }
  }
#else
  class WatchingObject: NSObject, _KeyValueObserver {
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { print(keyPath ?? "") }
  }
#endif
