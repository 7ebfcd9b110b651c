import Foundation

/// The registered classes of views, and the views that wait to be reused.
@MainActor
struct ReusePool {
  /// A name by which views of one kind are registered.
  struct Name: Hashable {
    let kind: String
    let identifier: String
  }

  /// The kind that UIKit's exceptions use for cells.
  static let cellKind = "UICollectionElementKindCell"

  private var classes: [Name: UICollectionReusableView.Type] = [:]
  /// The view that the next dequeue call for its name returns, unchanged.
  private var reserved: (name: Name, view: UICollectionReusableView)?
  private var waiting: [Name: [UICollectionReusableView]] = [:]

  mutating func register(_ type: AnyClass?, _ name: Name) {
    guard let type else {
      classes[name] = nil
      return
    }
    guard let view = type as? UICollectionReusableView.Type,
      name.kind != ReusePool.cellKind || type is UICollectionViewCell.Type
    else {
      preconditionFailure(
        name.kind == ReusePool.cellKind
          ? "must pass a class of kind UICollectionViewCell"
          : "must pass a class of kind UICollectionReusableView")
    }
    classes[name] = view
  }

  /// Returns a reusable view, and whether `prepareForReuse()` needs to be called.
  mutating func dequeue(_ name: Name) -> (view: UICollectionReusableView, isReused: Bool)? {
    if let reserved, reserved.name == name {
      self.reserved = nil
      return (reserved.view, false)
    }
    return waiting[name]?.popLast().map { ($0, true) }
  }

  /// Returns the registered class of a name; `nil` if none is registered.
  func type(of name: Name) -> UICollectionReusableView.Type? { classes[name] }

  /// Creates a view; an app's initializer may call the collection view meanwhile.
  static func make(
    _ type: UICollectionReusableView.Type, _ name: Name
  ) -> UICollectionReusableView {
    let view = type.make(frame: .zero)
    view.reuse.identifier = name.identifier
    return view
  }

  /// Makes the next dequeue call for a name return a view that is already shown.
  mutating func reserve(_ view: UICollectionReusableView, _ name: Name) { reserved = (name, view) }

  /// Clears the reservation, whether the view was dequeued or not.
  mutating func clearReservation() { reserved = nil }

  mutating func enqueue(_ view: UICollectionReusableView, kind: String) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[Name(kind: kind, identifier: identifier), default: []].append(view)
  }
}
