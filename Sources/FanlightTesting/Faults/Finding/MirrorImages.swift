import AuditRules
import ScreenObstructions
import Simulator
import UIKit

/// Lays out views in the opposite layout direction (testing.md 9, `not-mirrored`).
@MainActor
struct MirrorImages {
  let simulator: Simulator
  /// The views in the screen's layout direction.
  let reader: ViewTreeReader

  /// Returns the boxes in both layout directions.
  func pairs() -> [NotMirrored.Pair] {
    let places = judgedPlaces
    let own = places.map(measure)
    let texts = places.map { reader.views[$0].shownText }
    var pairs: [NotMirrored.Pair] = []
    inOtherDirection { pairs = self.pairs(of: places, own, texts) }
    for index in pairs.indices {
      pairs[index].constraint = Self.constraint(of: reader.views[pairs[index].index])
    }
    return pairs
  }

  private func pairs(
    of places: [Int], _ own: [(rect: Rect, width: Double)?], _ texts: [String?]
  ) -> [NotMirrored.Pair] {
    let other = places.map(measure)
    var pairs: [NotMirrored.Pair] = []
    for (number, place) in places.enumerated() {
      let view = reader.views[place]
      // A reused cell may show other content.
      guard view.window != nil, view.shownText == texts[number], let own = own[number],
        let other = other[number]
      else { continue }
      pairs.append(
        NotMirrored.Pair(
          index: place, own: own.rect, other: other.rect,
          parentWidths: (own.width, other.width), constraint: nil))
    }
    return pairs
  }

  /// Runs a closure while the views are laid out in the opposite direction.
  ///
  /// The language of a device changes only while no app runs, so the direction is changed with the semantic
  /// content attribute of the shown views.
  private func inOtherDirection(_ body: () -> Void) {
    let direction = simulator.layoutDirection
    let isRightToLeft = direction != .rightToLeft
    let views = reader.views.filter { $0.semanticContentAttribute == .unspecified }
    simulator.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    for view in views {
      view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
    simulator.layOut()
    body()
    simulator.layoutDirection = direction
    for view in views { view.semanticContentAttribute = .unspecified }
    simulator.layOut()
  }

  /// The indices of text, controls and their containers, outside content that scrolls horizontally.
  private var judgedPlaces: [Int] {
    let tree = reader.tree
    var places: Set<Int> = []
    for box in tree.boxes where box.kind != .container {
      let line = [box] + tree.ancestors(of: box)
      guard
        !line.contains(where: {
          $0.isTransformed
            || $0.scroll?.scrolls(on: .horizontal) == true && Exemption.sidewaysRows.isOn
        })
      else { continue }
      places.formUnion(line.map(\.index))
    }
    return places.filter { tree.boxes[$0].parent != nil }.sorted()
  }

  /// Returns the visible area of a box in its parent's coordinates, and the parent's width.
  private func measure(_ place: Int) -> (rect: Rect, width: Double)? {
    guard let parentPlace = reader.tree.boxes[place].parent else { return nil }
    let (view, parent) = (reader.views[place], reader.views[parentPlace])
    guard view.window != nil, parent.bounds.width > 0 else { return nil }
    var rect = view.bounds
    if let label = view as? UILabel {
      rect = label.textRect(forBounds: rect, limitedToNumberOfLines: label.numberOfLines)
    }
    let inParent = view.convert(rect, to: parent)
    return (Rect(inParent.offsetBy(dx: -parent.bounds.minX, dy: 0)), Double(parent.bounds.width))
  }

  /// Returns a constraint of a view that uses the left or right attribute.
  private static func constraint(of view: UIView) -> String? {
    let sides: Set<NSLayoutConstraint.Attribute> = [.left, .right, .leftMargin, .rightMargin]
    var current = view.superview
    while let owner = current {
      for constraint in owner.constraints {
        let items = [constraint.firstItem, constraint.secondItem]
        guard items.contains(where: { $0 === view }),
          sides.contains(constraint.firstAttribute) || sides.contains(constraint.secondAttribute)
        else { continue }
        let isLeft =
          [.left, .leftMargin].contains(constraint.firstAttribute)
          || [.left, .leftMargin].contains(constraint.secondAttribute)
        let name = constraint.identifier.map { " \"\($0)\"" } ?? ""
        return "a constraint\(name) of its \(isLeft ? "left" : "right")"
      }
      current = owner.superview
    }
    return nil
  }
}
