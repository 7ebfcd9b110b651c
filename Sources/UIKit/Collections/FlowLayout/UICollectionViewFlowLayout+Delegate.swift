import Foundation

extension UICollectionViewFlowLayout {
  /// Asks the delegate and the data source for all that lines depend on.
  func queryMetrics(_ view: UICollectionView) -> [FlowSection.Metrics] {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    return (0..<view.numberOfSections).map { metrics(of: $0, view, delegate) }
  }

  private func metrics(
    of section: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection.Metrics {
    func query<Value>(
      _ fallback: Value, _ call: (any UICollectionViewDelegateFlowLayout) -> Value
    ) -> Value {
      guard let delegate else { return fallback }
      return OptionalRequirement.implemented { call(delegate) } ?? fallback
    }
    let properties = flow.properties
    var metrics = FlowSection.Metrics()
    metrics.insets = flow.edges(
      query(properties.sectionInset) {
        $0.collectionView(view, layout: self, insetForSectionAt: section)
      })
    metrics.lineSpacing = query(properties.lineSpacing) {
      $0.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
    }
    metrics.itemSpacing = query(properties.itemSpacing) {
      $0.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
    }
    let header = query(properties.headerSize) {
      $0.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
    }
    let footer = query(properties.footerSize) {
      $0.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
    }
    metrics.header = flow.size(header).along
    metrics.footer = flow.size(footer).along
    metrics.sizes = sizes(of: section, view, delegate)
    return metrics
  }

  private func sizes(
    of section: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSizes {
    var sizes = FlowSizes()
    let count = view.numberOfItems(inSection: section)
    var asked = 0
    if let delegate {
      while asked < count {
        let path = IndexPath(item: asked, section: section)
        let result = OptionalRequirement.implemented {
          delegate.collectionView(view, layout: self, sizeForItemAt: path)
        }
        guard let result else { break }
        sizes.append(flow.size(checked(result)))
        asked += 1
      }
    }
    if asked < count {
      let estimate = flow.properties.estimatedItemSize
      let isAutomatic = estimate == .zero || estimate == UICollectionViewFlowLayout.automaticSize
      sizes.append(
        flow.size(checked(isAutomatic ? flow.properties.itemSize : estimate)), count: count - asked)
    }
    for (item, size) in (flow.measured[section] ?? [:]).sorted(by: { $0.key < $1.key })
    where item < count {
      sizes.set(flow.size(size), at: item)
    }
    return sizes
  }

  /// Traps with UIKit's message for a size that no item can have.
  func checked(_ size: CGSize) -> CGSize {
    precondition(
      size.width.isFinite && size.height.isFinite,
      "CALayerInvalidGeometry: CALayer bounds contains NaN or infinity: [0 0; \(size.width) "
        + "\(size.height)]")
    precondition(
      size.width >= 0 && size.height >= 0,
      "NSInternalInconsistencyException: negative sizes are not supported in the flow layout")
    return size
  }

  /// Warns on the console of items that are too large for a line, as UIKit does (S7.13).
  func warnOfLargeItems(across: CGFloat, reference: FlowSection.Edges) {
    guard !flow.hasWarned, !estimatesSizes, let view = collectionView, view.window != nil else {
      return
    }
    let isTooLarge = (flow.metrics ?? []).contains { metrics in
      let insets = metrics.insets
      let space =
        across - insets.acrossStart - insets.acrossEnd - reference.acrossStart - reference.acrossEnd
      return metrics.sizes.runs.contains { $0.size.across > space + 1e-6 }
    }
    guard isTooLarge else { return }
    flow.hasWarned = true
    let (length, edges) =
      flow.isVertical ? ("width", "left and right") : ("height", "top and bottom")
    Runtime.report(
      """
      The behavior of the UICollectionViewFlowLayout is not defined because:
      the item \(length) must be less than the \(length) of the UICollectionView minus the section \
      insets \(edges) values, minus the content insets \(edges) values.
      Please check the values returned by the delegate.
      The relevant UICollectionViewFlowLayout instance is <\(type(of: self)): \
      \(LayoutLog.address(of: self))>, and it is attached to \(view.description).
      Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in \
      the debugger.
      """)
  }
}
