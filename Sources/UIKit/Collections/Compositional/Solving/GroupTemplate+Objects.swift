import Foundation

extension GroupTemplate {
  /// Reads an app's objects; `attached` collects the views that are attached to them.
  @MainActor
  init(
    _ item: NSCollectionLayoutItem, attached views: inout [NSCollectionLayoutSupplementaryItem],
    _ environment: any NSCollectionLayoutEnvironment, container: CGSize, scale: CGFloat
  ) {
    self.init(
      width: Length(item.layoutSize.widthDimension),
      height: Length(item.layoutSize.heightDimension))
    insets = item.contentInsets
    if let edges = item.edgeSpacing {
      self.edges = EdgeSpacing(
        top: Spacing(edges.top), leading: Spacing(edges.leading), bottom: Spacing(edges.bottom),
        trailing: Spacing(edges.trailing))
    }
    for view in item.supplementaryItems {
      attached.append(views.count)
      views.append(view)
    }
    guard let group = item as? NSCollectionLayoutGroup else { return }
    spacing = Spacing(group.interItemSpacing)
    let size = CGSize(
      width: width.resolved(in: container, scale: scale),
      height: height.resolved(in: container, scale: scale))
    switch group.arrangement {
    case .fill(let axis): arrangement = .fill(isHorizontal: axis == .horizontal)
    case .share(let axis, let count, let keepsSize):
      arrangement = .share(isHorizontal: axis == .horizontal, count: count, keepsSize: keepsSize)
    case .custom(let provider):
      let own = LayoutEnvironment(
        size: size, insets: group.contentInsets, traits: environment.traitCollection)
      arrangement = .fixed(provider(own).map { ($0.frame, $0.zIndex) })
    }
    children = group.subitems.map {
      GroupTemplate($0, attached: &views, environment, container: size, scale: scale)
    }
  }
}

extension GroupTemplate.Length {
  @MainActor
  init(_ dimension: NSCollectionLayoutDimension) {
    switch dimension.value {
    case .fractionalWidth(let number): self = .fractionOfWidth(number)
    case .fractionalHeight(let number): self = .fractionOfHeight(number)
    case .absolute(let number): self = .fixed(number)
    case .estimated(let number): self = .estimated(number)
    }
  }
}

extension GroupTemplate.Spacing {
  @MainActor
  init(_ spacing: NSCollectionLayoutSpacing?) {
    self.init(length: spacing?.spacing ?? 0, isFlexible: spacing?.isFlexible ?? false)
  }
}
