import AuditRules
import Snapshots

/// Vertically scrolling content that also scrolls slightly horizontally (testing.md 9, `scroll-sideways`).
enum ScrollSideways {
  /// Returns the faults of a tree.
  static func faults(in tree: ViewTree) -> [TreeFault] {
    tree.boxes.compactMap { box in
      guard let scroll = box.scroll, scroll.scrolls(on: .vertical),
        !(scroll.isPaging && Exemption.paging.isOn), !(scroll.isZooming && Exemption.zooming.isOn),
        !(scroll.hasHorizontalLayout && Exemption.horizontalLayouts.isOn)
      else { return nil }
      let range = scroll.horizontal.backward + scroll.horizontal.forward
      guard range > tree.pixel + 1e-6 else { return nil }
      return TreeFault(
        rule: "scroll-sideways", severity: .moderate, boxes: [box.index],
        message: "the content scrolls down, and sideways by \(PointText.text(range)) points",
        rect: box.rect, weight: range)
    }
  }
}
