import Foundation

extension UISplitViewController {
  private static let order: [Column] = [.primary, .supplementary, .secondary]

  // MARK: Setting

  func setClassic(_ controllers: [UIViewController]) {
    precondition(
      style == .unspecified,
      """
      Setting viewControllers is not supported on a UISplitViewController with style \(style); use \
      setViewController(_:for:).
      """)
    let wasCollapsed = split.isCollapsed
    if wasCollapsed { expand() }
    for column in Self.order { replaceHost(of: column, by: nil) }
    split.controllers = [:]
    for (column, controller) in zip([Column.primary, .secondary], controllers) {
      split.controllers[column] = controller
      replaceHost(of: column, by: controller)
    }
    if wasCollapsed { collapse() }
    viewIfLoaded?.setNeedsLayout()
  }

  func setColumn(_ controller: UIViewController?, _ column: Column) {
    precondition(
      style != .unspecified && (column != .supplementary || style == .tripleColumn),
      """
      A UISplitViewController with style \(style) has no column \(column). Create it with \
      init(style:).
      """)
    let wasCollapsed = split.isCollapsed
    if wasCollapsed { expand() }
    split.controllers[column] = controller
    if column == .compact || controller is UINavigationController || controller == nil {
      replaceHost(of: column, by: controller)
    } else if let controller {
      replaceHost(of: column, by: UINavigationController(rootViewController: controller))
    }
    if wasCollapsed { collapse() }
    viewIfLoaded?.setNeedsLayout()
  }

  private func replaceHost(of column: Column, by new: UIViewController?) {
    if let old = split.hosts[column], old !== new { release(old) }
    split.hosts[column] = new
    guard let new, new.parent !== self else { return }
    attach(host: new)
  }

  private func attach(host: UIViewController) {
    addChild(host)
    host.didMove(toParent: self)
  }

  private func release(_ host: UIViewController) {
    guard host.parent === self else { return }
    host.willMove(toParent: nil)
    host.viewIfLoaded?.removeFromSuperview()
    host.removeFromParent()
  }

  // MARK: Little width

  /// Collapses the columns to one stack, or expands the stack to columns.
  func adaptToWidth() {
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    guard isNarrow != split.isCollapsed, !split.hosts.isEmpty else { return }
    if isNarrow { collapse() } else { expand() }
    modeMayHaveChanged()
  }

  /// The stack that takes the other columns' controllers.
  private var base: UINavigationController? { split.hosts[.primary] as? UINavigationController }

  private func collapse() {
    split.isCollapsed = true
    split.moved = [:]
    if style == .unspecified {
      collapseClassic()
    } else if split.hosts[.compact] == nil {
      let present = Self.order.filter { split.hosts[$0] != nil }
      let top =
        delegate?.splitViewController(
          self, topColumnForCollapsingToProposedTopColumn: present.last ?? .primary)
        ?? present.last ?? .primary
      for column in present.dropFirst() where column.rawValue <= top.rawValue { moveToBase(column) }
    }
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func collapseClassic() {
    guard let primary = split.hosts[.primary], let secondary = split.hosts[.secondary],
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true
    else { return }
    moveToBase(.secondary)
  }

  /// Moves the controllers of a column to the collapsed stack.
  private func moveToBase(_ column: Column, animated: Bool = false) {
    guard let base, let host = split.hosts[column], split.moved[column] == nil else { return }
    let controllers: [UIViewController]
    if let navigation = host as? UINavigationController {
      controllers = navigation.viewControllers
      navigation.setStack([], animated: false)
    } else {
      controllers = [host]
      release(host)
    }
    split.moved[column] = controllers
    base.setStack(base.stack + controllers, animated: animated)
  }

  private func expand() {
    split.isCollapsed = false
    for column in Self.order.reversed() { returnToColumn(column) }
    split.moved = [:]
    let proposed = resolvedMode
    let mode =
      delegate?.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    if mode != proposed { split.chosenMode = mode }
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Moves a column's controllers back, with those that were pushed above them meanwhile.
  private func returnToColumn(_ column: Column) {
    guard let moved = split.moved[column], let base, let host = split.hosts[column] else { return }
    var controllers = moved
    if let start = base.stack.firstIndex(where: { entry in moved.contains { $0 === entry } }) {
      controllers = Array(base.stack[start...])
      base.setStack(Array(base.stack[..<start]), animated: false)
    }
    if let navigation = host as? UINavigationController {
      navigation.setStack(controllers, animated: false)
      return
    }
    if let separated = base.stack.first.flatMap({
      delegate?.splitViewController(self, separateSecondaryFrom: $0.navigationController ?? $0)
    }) {
      split.controllers[column] = separated
      split.hosts[column] = separated
    }
    if let host = split.hosts[column], host.parent !== self { attach(host: host) }
  }

  // MARK: Showing

  func reveal(_ column: Column) {
    if split.isCollapsed {
      guard let base else { return }
      if column == .primary {
        base.popToRootViewController(animated: true)
      } else if let moved = split.moved[column]?.last, base.stack.contains(where: { $0 === moved })
      {
        base.popToViewController(moved, animated: true)
      } else if let moved = split.moved[column], !moved.isEmpty {
        // The user has navigated back from it.
        base.setStack(base.stack + moved, animated: true)
      } else {
        moveToBase(column, animated: true)
      }
      return
    }
    guard column != .secondary, column != .compact else { return }
    setDisplayMode(
      DisplayMode(
        SplitLayout.showing(
          two: style == .tripleColumn && column == .primary, size: space,
          behavior: split.behavior.layoutBehavior)))
  }

  func conceal(_ column: Column) {
    if split.isCollapsed {
      guard let base, let first = split.moved[column]?.first,
        let index = base.stack.firstIndex(where: { $0 === first }), index > 0
      else { return }
      base.popToViewController(base.stack[index - 1], animated: true)
      return
    }
    guard column != .secondary, column != .compact else { return }
    let keepsOne = style == .tripleColumn && column == .primary
    switch resolvedMode {
    case .twoBesideSecondary, .twoDisplaceSecondary:
      setDisplayMode(keepsOne ? .oneBesideSecondary : .secondaryOnly)
    case .twoOverSecondary: setDisplayMode(keepsOne ? .oneOverSecondary : .secondaryOnly)
    default: if !keepsOne { setDisplayMode(.secondaryOnly) }
    }
  }

  func showDetail(_ controller: UIViewController) {
    guard !split.isCollapsed else {
      let base = base ?? split.hosts[.compact] as? UINavigationController
      guard let base else { return present(controller, animated: true) }
      let added = (controller as? UINavigationController)?.viewControllers ?? [controller]
      (controller as? UINavigationController)?.setStack([], animated: false)
      if let navigation = controller as? UINavigationController {
        // It is shown there after the split view expands again.
        split.hosts[.secondary].map(release)
        split.hosts[.secondary] = navigation
        split.controllers[.secondary] = navigation
        attach(host: navigation)
      }
      split.moved[.secondary] = added
      base.setStack(base.stack + added, animated: true)
      return
    }
    if style == .unspecified {
      setClassic([split.hosts[.primary], controller].compactMap(\.self))
    } else {
      setColumn(controller, .secondary)
    }
  }
}
