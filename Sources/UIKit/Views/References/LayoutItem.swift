import Foundation

/// What constraints can be about: views and layout guides.
@MainActor
protocol LayoutItem: NSObject {
  /// How the item is named by what does not own it.
  var reference: ItemReference { get }
}

extension LayoutItem {
  /// The view itself, or the one that owns the guide.
  var layoutView: UIView? { reference.layoutView }

  /// The unknowns of the item, once a constraint is about it.
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
