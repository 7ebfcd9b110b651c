import UIKit

class CountingModel: NSObject {
  #if canImport(ObjectiveC)
    @objc dynamic var count = 0
  #else
    var count = 0 {
      willSet { willChangeValue(for: \.count) }
      didSet { didChangeValue(for: \.count) }
    }
  #endif
}

func watch(_ model: CountingModel) -> NSKeyValueObservation {
  model.observe(\.count, options: [.old, .new]) { _, change in
    print(change.oldValue ?? 0, change.newValue ?? 0)
  }
}
