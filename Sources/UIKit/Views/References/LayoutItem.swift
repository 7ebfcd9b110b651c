import Foundation

/// The items of constraints: views and layout guides.
@MainActor
protocol LayoutItem: NSObject {
  /// The reference to the item for objects that do not own it.
  var reference: ItemReference { get }
}

extension LayoutItem {
  /// The view itself, or the owning view of the guide.
  var layoutView: UIView? { reference.layoutView }

  /// The solver's variables for the item; `nil` until a constraint refers to it.
  var layoutNode: LayoutNode? { reference.node }
}

extension UIView: LayoutItem {
  final var reference: ItemReference {
    if let storedReference { return storedReference }
    let made = ItemReference(self)
    storedReference = made
    return made
  }

  final var layoutNode: LayoutNode? { storedReference?.node }
}

extension UILayoutGuide: LayoutItem {
  final var reference: ItemReference {
    if let storedReference { return storedReference }
    let made = ItemReference(self)
    storedReference = made
    return made
  }
}
