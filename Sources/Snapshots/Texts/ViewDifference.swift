/// The differences between the views of a snapshot and the golden ones (testing.md 7).
///
/// Views are matched with their siblings by class, identifier and text, then by class and identifier, then by
/// class. Frames are relative to the superview, so a subview that moves with its superview does not differ.
package struct ViewDifference: Sendable, Equatable {
  /// One view that differs.
  package struct Change: Sendable, Equatable {
    /// Constants for the kinds of change.
    package enum Kind: String, Sendable {
      /// The view's frame changed.
      case moved
      /// The view was added.
      case added
      /// The view was removed.
      case removed
      /// The text or another attribute of the view changed.
      case changed
    }

    /// The kind of change.
    package let kind: Kind
    /// The view, by class, text and identifier.
    package let view: String
    /// A description of the change.
    package let detail: String
  }

  /// The views that differ, in the order of the tree.
  package private(set) var changes: [Change] = []

  /// Compares two lists of sibling views.
  package init(golden: [ViewNode], actual: [ViewNode]) {
    compare(golden, actual, parent: nil)
  }

  private mutating func compare(_ golden: [ViewNode], _ actual: [ViewNode], parent: ViewNode?) {
    let partners = SiblingMatch.partners(golden, actual)
    var next = 0
    for (index, node) in actual.enumerated() {
      guard let partner = partners[index] else {
        changes.append(Change(.added, node, parent: parent))
        continue
      }
      while next < partner {
        if !partners.contains(next) {
          changes.append(Change(.removed, golden[next], parent: parent))
        }
        next += 1
      }
      next = max(next, partner + 1)
      compare(golden[partner], node)
    }
    for index in min(next, golden.count)..<golden.count where !partners.contains(index) {
      changes.append(Change(.removed, golden[index], parent: parent))
    }
  }

  private mutating func compare(_ golden: ViewNode, _ actual: ViewNode) {
    if golden.frame.description != actual.frame.description {
      changes.append(
        Change(
          kind: .moved, view: actual.label,
          detail: "\(golden.frame) -> \(actual.frame)      "
            + Self.distances(golden.frame, actual.frame)))
    }
    if let detail = Self.properties(golden, actual) {
      changes.append(Change(kind: .changed, view: actual.label, detail: detail))
    }
    compare(golden.children, actual.children, parent: actual)
  }

  /// Returns the changes of a frame's position and size, such as "y +8".
  private static func distances(_ golden: ViewNode.Frame, _ actual: ViewNode.Frame) -> String {
    [
      ("x", actual.x - golden.x), ("y", actual.y - golden.y),
      ("width", actual.width - golden.width), ("height", actual.height - golden.height),
    ]
    .compactMap { name, distance in
      let text = PointText.text(distance)
      return text == "0" ? nil : "\(name) \(text.hasPrefix("-") ? "" : "+")\(text)"
    }
    .joined(separator: ", ")
  }

  /// Returns the changes of other attributes.
  private static func properties(_ golden: ViewNode, _ actual: ViewNode) -> String? {
    var parts: [String] = []
    if golden.text != actual.text {
      let (one, other) = (golden.text, actual.text)
      parts.append(
        "text \(one.map(QuotedText.quoted) ?? "none") -> \(other.map(QuotedText.quoted) ?? "none")")
    }
    if golden.identifier != actual.identifier {
      parts.append("id \(golden.identifier ?? "none") -> \(actual.identifier ?? "none")")
    }
    let gone = golden.attributes.filter { !actual.attributes.contains($0) }
    let new = actual.attributes.filter { !golden.attributes.contains($0) }
    if !gone.isEmpty || !new.isEmpty {
      let (one, other) = (gone.joined(separator: " "), new.joined(separator: " "))
      parts.append("\(one.isEmpty ? "none" : one) -> \(other.isEmpty ? "none" : other)")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension ViewDifference.Change {
  /// Creates the change of a view that exists in one of the snapshots only.
  fileprivate init(_ kind: Kind, _ node: ViewNode, parent: ViewNode?) {
    let below = node.descendantCount
    let place = parent.map { " in \($0.className)\($0.identifier.map { " id=\($0)" } ?? "")" } ?? ""
    let others = below == 0 ? "" : below == 1 ? ", 1 view below" : ", \(below) views below"
    self.init(kind: kind, view: node.label, detail: "\(node.frame)\(place)\(others)")
  }
}
