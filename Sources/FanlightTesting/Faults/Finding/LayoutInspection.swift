import AuditRules
import ScreenObstructions
import Simulator
import UIKit

/// Finds the layout faults of a shown view controller.
///
/// It temporarily changes offsets, text size and layout direction, and restores them.
@MainActor
struct LayoutInspection {
  /// The shown view controller.
  let shown: Shown
  /// The rules.
  let rules: LayoutRules

  private var simulator: Simulator { shown.simulator }

  /// Returns the faults, each once.
  func faults() -> [FoundFault] {
    simulator.layOut()
    let reports = shown.reportLog.reports
    let found: [FoundFault] = shown.reportLog.pausing {
      guard let controller = topController else { return [] }
      return faults(of: controller)
    }
    let all = LayoutReports(about: shown.views(of: UIView.self)).faults(in: reports, rules) + found
    return Self.once(all)
  }

  /// The topmost presented view controller.
  private var topController: UIViewController? {
    var controller = simulator.window.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    return controller
  }

  private func faults(of controller: UIViewController) -> [FoundFault] {
    var reader = read(controller)
    var faults: [FoundFault] = []
    if rules.contains(.layoutAmbiguous) {
      faults += named(LayoutAmbiguous.faults(of: reader.views, in: reader.tree), reader)
    }
    let offsets = ScrollOffsets(of: reader.views)
    let positions: [ScrollEnd] = offsets.canScroll ? [.top, .end] : [.top]
    for position in positions {
      if offsets.canScroll {
        offsets.scroll(to: position)
        simulator.layOut()
        // Cells that are measured for the first time may differ from their estimated height.
        offsets.scroll(to: position)
        simulator.layOut()
        reader = read(controller)
      }
      faults += named(treeFaults(of: reader), reader)
      faults += geometryFaults(of: reader, at: position == .top ? .top : .end)
      // Content that does not scroll is at its end already.
      if !offsets.canScroll { faults += geometryFaults(of: reader, at: .end) }
      if rules.contains(.doubleInset) {
        faults += insetFaults(of: reader, at: position, offsets)
      }
    }
    if offsets.canScroll { offsets.scroll(to: .top) }
    simulator.layOut()
    faults += settingFaults(of: read(controller), offsets)
    offsets.restore()
    simulator.layOut()
    return faults
  }

  private func read(_ controller: UIViewController) -> ViewTreeReader {
    ViewTreeReader(
      controller.view, in: simulator.window, hasAnimations: !Runtime.loop.isIdle)
  }

  private func named(_ faults: [TreeFault], _ reader: ViewTreeReader) -> [FoundFault] {
    faults.map { FoundFault($0, in: reader.views) }
  }

  // MARK: Rules

  /// Returns the faults that are visible in a tree.
  private func treeFaults(of reader: ViewTreeReader) -> [TreeFault] {
    let tree = reader.tree
    let hit: @MainActor (Point) -> Int? = { reader.hit($0) }
    var faults: [TreeFault] = []
    if rules.contains(.textClipped) { faults += TextClipped.faults(in: tree) }
    if rules.contains(.viewsOverlap) { faults += ViewsOverlap(tree: tree, hit: hit).faults }
    if rules.contains(.outsideParent) { faults += OutsideParent(tree: tree, hit: hit).faults }
    if rules.contains(.hitRegion) {
      let bars = reader.bars.map { Rect($0.convert($0.bounds, to: simulator.window)) }
      faults += HitRegion(tree: tree, hit: hit, bars: bars).faults
    }
    if rules.contains(.scrollSideways) { faults += ScrollSideways.faults(in: tree) }
    if rules.contains(.subPixel) { faults += SubPixel.faults(in: tree) }
    return faults
  }

  /// Returns the faults found by the audit's rules.
  private func geometryFaults(
    of reader: ViewTreeReader, at position: ScrollPosition
  ) -> [FoundFault] {
    guard rules.contains(.geometry) else { return [] }
    let screen = AuditedScreen(simulator, bars: reader.bars)
    let geometry = geometry(of: reader, on: screen, at: position)
    var faults = geometry.faults(at: screen.obstructions)
    if !screen.otherSide.isEmpty { faults += geometry.faults(onOtherSide: screen.otherSide) }
    return named(faults, reader)
  }

  /// Returns the faults of insets that are applied twice.
  private func insetFaults(
    of reader: ViewTreeReader, at position: ScrollEnd, _ offsets: ScrollOffsets
  ) -> [FoundFault] {
    let responses = InsetResponses(
      simulator: simulator, reader: reader, offsets: offsets, position: position)
    let screen = AuditedScreen(simulator, bars: reader.bars)
    return named(
      geometry(of: reader, on: screen, at: position == .top ? .top : .end)
        .faults(responding: responses.measure()), reader)
  }

  private func geometry(
    of reader: ViewTreeReader, on screen: AuditedScreen, at position: ScrollPosition
  ) -> GeometryFaults {
    GeometryFaults(
      tree: reader.tree, position: position, display: screen.display, visible: screen.visible,
      hit: { reader.hit($0) })
  }

  /// Returns the faults that appear with other settings of the user.
  private func settingFaults(of reader: ViewTreeReader, _ offsets: ScrollOffsets) -> [FoundFault] {
    var faults: [TreeFault] = []
    // A display with a safe area at one side only has no mirror image.
    let safeArea = simulator.window.safeAreaInsets
    if rules.contains(.notMirrored),
      safeArea.left == safeArea.right || !Exemption.lopsidedSafeAreas.isOn
    {
      let pairs = MirrorImages(simulator: simulator, reader: reader).pairs()
      faults += NotMirrored.faults(of: pairs, in: reader.tree)
    }
    if rules.contains(.fixedText) {
      let own = simulator.preferredContentSizeCategory
      let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
      simulator.preferredContentSizeCategory = own == largest ? .large : largest
      faults += FixedText.faults(in: reader.tree) { reader.views[$0].fontSize }
      simulator.preferredContentSizeCategory = own
    }
    offsets.scroll(to: .top)
    var found = named(faults, reader)
    if rules.contains(.keyboard) {
      found += KeyboardProbe(simulator: simulator, read: { read($0) }).faults(of: topController)
    }
    return found
  }

  /// Returns the worst of the faults that have the same rule and views.
  private static func once(_ faults: [FoundFault]) -> [FoundFault] {
    var order: [String] = []
    var worst: [String: FoundFault] = [:]
    for found in faults {
      let key = "\(found.fault.rule) \(found.fault.key)"
      guard let other = worst[key] else {
        order.append(key)
        worst[key] = found
        continue
      }
      if found.fault.isWorse(than: other.fault) { worst[key] = found }
    }
    return order.compactMap { worst[$0] }
  }
}
