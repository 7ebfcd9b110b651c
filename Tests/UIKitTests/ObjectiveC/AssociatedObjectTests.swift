import Foundation
import Testing

@testable import UIKit

@Suite("Associated objects and boxes")
@MainActor
struct AssociatedObjectTests {
  init() { _ = bootTestScene() }

  /// Two memory addresses to use as keys.
  private let keys = (
    first: UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1)),
    second: UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  )

  @Test("an object keeps an associated value under its key until nil is set")
  func associatedObjectIsKeptUntilNil() {
    for object in [UIView(), NSObject()] as [NSObject] {
      objc_setAssociatedObject(object, keys.first, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(object, keys.second, 2, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, keys.first) as? String == "one")
      #expect(objc_getAssociatedObject(object, keys.second) as? Int == 2)

      objc_setAssociatedObject(object, keys.first, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(object, keys.first) == nil)
      objc_removeAssociatedObjects(object)
      #expect(objc_getAssociatedObject(object, keys.second) == nil)
      #expect(objc_getAssociatedObject(NSObject(), keys.second) == nil)
    }
  }

  @Test("a retained associated object is released with its view; an assigned one is not retained")
  func associatedObjectsAreReleasedWithTheView() {
    weak var kept: NSObject?
    weak var assigned: NSObject?
    var view: UIView? = UIView()
    do {
      let one = NSObject()
      let other = NSObject()
      kept = one
      assigned = other
      objc_setAssociatedObject(
        view as Any, keys.first, one, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(view as Any, keys.second, other, .OBJC_ASSOCIATION_ASSIGN)
    }
    #expect(kept != nil && assigned == nil)
    #expect(objc_getAssociatedObject(view as Any, keys.second) == nil)
    view = nil
    #expect(kept == nil)
  }

  @Test("the table of other objects drops those that were deallocated")
  func tableDropsDeallocatedObjects() {
    let before = AttachmentTable.shared.count
    for _ in 0..<5_000 {
      objc_setAssociatedObject(NSObject(), keys.first, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #expect(AttachmentTable.shared.count - before < 1_000)
  }

  @Test("NSValue boxes and unboxes geometry, also with as?")
  func valuesBoxGeometry() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let insets = UIEdgeInsets(1, 2, 3, 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let offset = UIOffset(horizontal: 5, vertical: 6)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)

    let information: [String: Any] = ["box": NSValue(cgRect: rect), "plain": rect]
    #expect(information["box"] as? CGRect == rect)
    #expect((information["plain"] as? NSValue)?.cgRectValue == rect)
    #expect(information["box"] as? CGPoint == nil)
  }

  @Test("autoreleasepool returns and rethrows what its closure does")
  func autoreleasepoolReturnsAndRethrows() {
    struct Mistake: Error {}
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Mistake.self) { try autoreleasepool { throw Mistake() } }
  }
}
