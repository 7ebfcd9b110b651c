import Foundation

/// The classes that views are made of, and the views that wait to be shown again.
@MainActor
struct ReusePool {
  /// Views of one kind that are known by one identifier.
  struct Name: Hashable {
    let kind: String
    let identifier: String
  }

  /// The kind that stands for cells in UIKit's exceptions.
  static let cellKind = "UICollectionElementKindCell"

  private var classes: [Name: UICollectionReusableView.Type] = [:]
  /// The view that the next request of its name gets, as it is.
  private var lent: (name: Name, view: UICollectionReusableView)?
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

  /// Returns a view that waits, and whether it is to be prepared for its next use.
  mutating func take(_ name: Name) -> (view: UICollectionReusableView, isReused: Bool)? {
    if let lent, lent.name == name {
      self.lent = nil
      return (lent.view, false)
    }
    return waiting[name]?.popLast().map { ($0, true) }
  }

  /// The class that views of a name are made of; `nil` for one that is not registered.
  func type(of name: Name) -> UICollectionReusableView.Type? { classes[name] }

  /// Makes a view; an app's initializer may ask the collection view for anything meanwhile.
  static func make(
    _ type: UICollectionReusableView.Type, _ name: Name
  ) -> UICollectionReusableView {
    let view = type.make(frame: .zero)
    view.reuse.identifier = name.identifier
    return view
  }

  /// Lets the next request of a name get a view that is shown already.
  mutating func lend(_ view: UICollectionReusableView, _ name: Name) { lent = (name, view) }

  /// Ends lending, whether the view was asked for or not.
  mutating func endLending() { lent = nil }

  mutating func giveBack(_ view: UICollectionReusableView, kind: String) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[Name(kind: kind, identifier: identifier), default: []].append(view)
  }
}
