import Foundation

/// A value that is attached to an object under a key.
struct Association {
  private let kept: Any?
  private weak var unkept: AnyObject?

  init(_ value: Any, policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      kept = nil
      unkept = value as AnyObject
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      kept = value
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      kept = (value as? any NSCopying)?.copy(with: nil) ?? value
    }
  }

  var value: Any? { kept ?? unkept }
}
