import UIKit

/// What layout libraries do: constraints of a class of their own, anchors that are compared, guides of
/// bars, and one attribute held at another of the other axis.
final class TaggedConstraint: NSLayoutConstraint {
  var tag: String?
}

final class HoldRecognizer: UILongPressGestureRecognizer {
  let tag: String

  init(tag: String) {
    self.tag = tag
    super.init(target: nil, action: nil)
  }
}

final class LayoutLibraryScreen: UIViewController {
  func tagged(_ view: UIView) -> NSLayoutConstraint {
    let empty = NSLayoutConstraint()
    let constraint = TaggedConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .top,
      multiplier: 1, constant: 0)
    constraint.tag = "corner"
    return constraint.firstAnchor == view.leftAnchor ? constraint : empty
  }

  func barAnchors() -> [NSLayoutYAxisAnchor] {
    [topLayoutGuide.bottomAnchor, bottomLayoutGuide.topAnchor]
  }

  func apply(_ updates: () -> Void, to table: UITableView, _ collection: UICollectionView) {
    table.performBatchUpdates(updates)
    collection.performBatchUpdates(updates, completion: { _ in })
    table.performBatchUpdates(nil) { _ in }
  }
}

extension UITableView {
  func insertFirstRow() {
    performBatchUpdates {
      insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
  }
}

@MainActor func makeViews(of type: UIView.Type) -> [UIView] {
  [type.init(), type.init(frame: .zero)]
}
