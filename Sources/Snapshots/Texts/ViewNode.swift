/// A view as the frames of a snapshot's text have it: one line, and those of its subviews below.
///
/// The line of a view is its class, its frame in the superview, its text, its identifier and the rest of
/// what is known of it, in this order:
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
  /// The rest of what is known, such as "hidden" and "alpha=0.5".
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

    /// The numbers in brackets, at most three decimals each, as "(16 559 288 50)".
    package var description: String {
      "(\([x, y, width, height].map(PointText.text).joined(separator: " ")))"
    }
  }

  /// The class, the text and the identifier: by what the view is called in a difference.
  package var label: String {
    ([className] + names).joined(separator: " ")
  }

  /// The number of views below this one.
  package var descendantCount: Int { children.reduce(0) { $0 + 1 + $1.descendantCount } }

  /// The lines of the view and of those below it.
  package func lines(indentation: Int = 0) -> [String] {
    let own = [className, frame.description] + names + attributes
    return [String(repeating: " ", count: indentation) + own.joined(separator: " ")]
      + children.flatMap { $0.lines(indentation: indentation + 2) }
  }

  /// The text and the identifier, as far as the view has them.
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
