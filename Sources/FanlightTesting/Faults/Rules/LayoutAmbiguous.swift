import AuditRules
import UIKit

/// Views with an ambiguous layout (testing.md 9, `layout-ambiguous`).
@MainActor
enum LayoutAmbiguous {
  /// Returns the faults of views, by their index in a tree.
  static func faults(of views: [UIView], in tree: ViewTree) -> [TreeFault] {
    // A frame that the app sets is never ambiguous, and checking it would evaluate all constraints.
    let places = views.indices.filter {
      !views[$0].translatesAutoresizingMaskIntoConstraints && views[$0].hasAmbiguousLayout
    }
    guard !places.isEmpty else { return [] }
    let open = Set(
      withoutTies(of: places.map { views[$0] }) {
        places.filter { views[$0].hasAmbiguousLayout }
      })
    return places.map { place in
      let isOpen = open.contains(place) || !Exemption.ties.isOn
      return TreeFault(
        rule: "layout-ambiguous", severity: .serious, certainty: isOpen ? .certain : .review,
        boxes: [place],
        message: isOpen
          ? "its constraints leave its position or size open"
          : "\(tie(of: views[place])), so that either may give way",
        rect: tree.boxes[place].rect, weight: 1)
    }
  }

  private static let axes: [(axis: NSLayoutConstraint.Axis, name: String)] = [
    (.horizontal, "horizontal"), (.vertical, "vertical"),
  ]

  /// Runs a closure while no two views with an intrinsic content size have the same content hugging or
  /// compression resistance priority.
  private static func withoutTies<Result>(of views: [UIView], _ body: () -> Result) -> Result {
    let sized = views.filter { hasIntrinsicContentSize($0) }
    let own = sized.map { view in
      axes.map {
        (
          view.contentHuggingPriority(for: $0.axis),
          view.contentCompressionResistancePriority(for: $0.axis)
        )
      }
    }
    for (number, view) in sized.enumerated() {
      // Each priority stays below the next one that has a name.
      let step = Float(number + 1) / Float(sized.count + 1)
      for (place, (axis, _)) in axes.enumerated() {
        let (hugging, resistance) = own[number][place]
        view.setContentHuggingPriority(changed(hugging, by: step), for: axis)
        view.setContentCompressionResistancePriority(changed(resistance, by: step), for: axis)
      }
    }
    defer {
      for (number, view) in sized.enumerated() {
        for (place, (axis, _)) in axes.enumerated() {
          view.setContentHuggingPriority(own[number][place].0, for: axis)
          view.setContentCompressionResistancePriority(own[number][place].1, for: axis)
        }
      }
    }
    return body()
  }

  private static func hasIntrinsicContentSize(_ view: UIView) -> Bool {
    let size = view.intrinsicContentSize
    return size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric
  }

  /// Returns which equal priorities make the layout of a view ambiguous.
  private static func tie(of view: UIView) -> String {
    guard hasIntrinsicContentSize(view) else {
      return "the priorities of views in it or beside it are the same"
    }
    for (axis, name) in axes {
      let hugging = view.contentHuggingPriority(for: axis)
      view.setContentHuggingPriority(changed(hugging, by: 1), for: axis)
      let isHugging = !view.hasAmbiguousLayout
      view.setContentHuggingPriority(hugging, for: axis)
      if isHugging { return "its \(name) content-hugging priority is that of another view" }
      let resistance = view.contentCompressionResistancePriority(for: axis)
      view.setContentCompressionResistancePriority(changed(resistance, by: 1), for: axis)
      let isResisting = !view.hasAmbiguousLayout
      view.setContentCompressionResistancePriority(resistance, for: axis)
      if isResisting {
        return "its \(name) compression-resistance priority is that of another view"
      }
    }
    return "its priorities are those of several other views"
  }

  private static func changed(_ priority: UILayoutPriority, by step: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue < 999 ? priority.rawValue + step : priority.rawValue - step)
  }
}
