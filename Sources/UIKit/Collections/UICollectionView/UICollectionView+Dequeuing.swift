import Foundation

extension UICollectionView {
  func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    let view = dequeue(ReusePool.Name(kind: ReusePool.cellKind, identifier: identifier))
    guard let cell = view as? UICollectionViewCell else {
      preconditionFailure("\(type(of: view)) is registered for cells but is not a cell")
    }
    cell.isSelected = collection.selection.paths.contains(path)
    cell.isHighlighted = false
    prepareDequeuedView(cell, attributesOfItem(at: path))
    return cell
  }

  func dequeueSupplementary(
    _ kind: String, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    let view = dequeue(ReusePool.Name(kind: kind, identifier: identifier))
    prepareDequeuedView(view, attributesOfSupplementary(kind, at: path))
    return view
  }

  private func dequeue(_ name: ReusePool.Name) -> UICollectionReusableView {
    if let taken = collection.pool.dequeue(name) {
      if taken.isReused { taken.view.prepareForReuse() }
      return taken.view
    }
    guard let type = collection.pool.type(of: name) else {
      preconditionFailure(
        """
        NSInternalInconsistencyException: could not dequeue a view of kind: \(name.kind) with \
        identifier \(name.identifier) - must register a nib or a class for the identifier or \
        connect a prototype cell in a storyboard
        """)
    }
    return ReusePool.make(type, name)
  }

  /// Sets the frame of a view before the data source configures it.
  private func prepareDequeuedView(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes?
  ) {
    view.reuse.collectionView = self
    view.reuse.needsFitting = true
    if let attributes { view.update(from: attributes) }
    collection.dequeued.append(view)
  }

  // MARK: Data source calls

  /// Gets the view for attributes from the data source; traps with UIKit's message for a view that
  /// was not dequeued.
  func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let path = attributes.indexPath
    let view: UICollectionReusableView
    switch attributes.element {
    case .cell: view = makeCell(path)
    case .supplementary(let kind): view = makeSupplementary(kind, path)
    case .decoration(let kind): return makeDecoration(kind)
    }
    checkDequeued(view)
    return view
  }

  private func makeCell(_ path: IndexPath) -> UICollectionViewCell {
    guard let source = collection.dataSource else {
      preconditionFailure(
        "NSInternalInconsistencyException: the collection view's data source is gone while its "
          + "items are shown")
    }
    let cell = source.collectionView(self, cellForItemAt: path)
    precondition(
      cell.reuseIdentifier != nil,
      """
      NSInternalInconsistencyException: the cell returned from \
      -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be \
      retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:
      """)
    return cell
  }

  private func makeSupplementary(_ kind: String, _ path: IndexPath) -> UICollectionReusableView {
    let view = OptionalRequirement.implemented {
      collection.dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: path)
    }
    guard let found = view ?? nil, found.reuseIdentifier != nil else {
      preconditionFailure(
        """
        NSInternalInconsistencyException: the view returned from \
        -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not match the element \
        kind it is being used for, or was not retrieved by calling \
        -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: for element kind \
        '\(kind)' at index path \(path.listDescription)
        """)
    }
    return found
  }

  private func makeDecoration(_ kind: String) -> UICollectionReusableView {
    guard let type = collection.layout.state.decorationClasses[kind] else {
      preconditionFailure(
        """
        NSInternalInconsistencyException: could not dequeue a decoration view of kind: \(kind) - \
        must register as a class or nib
        """)
    }
    let name = ReusePool.Name(kind: "decoration " + kind, identifier: "\(type)")
    let view: UICollectionReusableView
    if let taken = collection.pool.dequeue(name) {
      view = taken.view
      view.prepareForReuse()
    } else {
      view = ReusePool.make(type, name)
    }
    view.reuse.collectionView = self
    return view
  }

  /// A view is dequeued exactly once for each request, and returned to UIKit (iOS 18).
  private func checkDequeued(_ view: UICollectionReusableView) {
    let others = collection.dequeued.filter { $0 !== view }
    let isShown = collection.visible.values.contains { $0 === view }
    collection.dequeued = []
    guard let wrong = isShown ? view : others.first,
      isShown || systemVersion.metrics.checksDequeuedViews
    else { return }
    preconditionFailure(
      """
      NSInternalInconsistencyException: Expected dequeued view to be returned to the collection \
      view in preparation for display. When the collection view's data source is asked to provide \
      a view for a given index path, ensure that a single view is dequeued and returned to the \
      collection view. Avoid dequeuing views without a request from the collection view. For \
      retrieving an existing view in the collection view, use -[UICollectionView \
      cellForItemAtIndexPath:] or -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. \
      Dequeued view: \(wrong.description); Collection view: \(description)
      """)
  }
}
