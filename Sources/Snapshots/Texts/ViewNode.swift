/// A view in the text of a snapshot: a line, followed by those of its subviews.
///
/// The line consists of the class, the frame in the superview, the text, the identifier and other attributes,
/// in this order:
///
/// ```text
/// UIButton (16 559 288 50) "Pay" id=pay alpha=0.5
///   UILabel (120 14 48 22) "Pay"
/// ```
package struct ViewNode: Sendable, Equatable {
  /// The name of the class, such as "UIButton".
  package var className: String
  /// The frame in the superview, in points.
  package var frame: Frame
  /// The text that the view shows; `nil` for none.
  package var text: String?
  /// The accessibility identifier; `nil` for none.
  package var identifier: String?
  /// Other attributes, such as "hidden" and "alpha=0.5".
  package var attributes: [String]
  /// The subviews, back to front.
  package var children: [ViewNode]

  /// Creates a node.
  package init(
    _ className: String, frame: Frame, text: String? = nil, identifier: String? = nil,
    attributes: [String] = [], children: [ViewNode] = []
  ) {
    self.className = className
    self.frame = frame
    self.text = text
    self.identifier = identifier
    self.attributes = attributes
    self.children = children
  }

  /// A frame, in points.
  package struct Frame: Sendable, Equatable, CustomStringConvertible {
    /// The left edge.
    package var x: Double
    /// The upper edge.
    package var y: Double
    /// The width.
    package var width: Double
    /// The height.
    package var height: Double

    /// Creates a frame.
    package init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The numbers in parentheses with at most three decimals, such as "(16 559 288 50)".
    package var description: String {
      "(\([x, y, width, height].map(PointText.text).joined(separator: " ")))"
    }
  }

  /// The class, the text and the identifier, which name the view in differences.
  package var label: String {
    ([className] + names).joined(separator: " ")
  }

  /// The number of views below this one.
  package var descendantCount: Int { children.reduce(0) { $0 + 1 + $1.descendantCount } }

  /// Returns the lines of the view and its descendants.
  package func lines(indentation: Int = 0) -> [String] {
    let own = [className, frame.description] + names + attributes
    return [String(repeating: " ", count: indentation) + own.joined(separator: " ")]
      + children.flatMap { $0.lines(indentation: indentation + 2) }
  }

  /// The text and the identifier, if the view has them.
  private var names: [String] {
    var names: [String] = []
    if let text { names.append(QuotedText.quoted(text)) }
    if let identifier {
      let isWord = !identifier.isEmpty && !identifier.contains { $0.isWhitespace || $0 == "\"" }
      names.append("id=" + (isWord ? identifier : QuotedText.quoted(identifier)))
    }
    return names
  }
}
