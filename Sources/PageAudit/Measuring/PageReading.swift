/// A page as read by `boxes.js` at one position of its root scroller.
///
/// Lengths are in CSS pixels; rectangles are relative to the top left corner of the window.
struct PageReading: Sendable, Hashable, Decodable {
  /// The position of the root scroller: "top", "middle" or "end".
  var position: String
  /// The boxes that clip or scroll their content.
  var containers: [Container]
  /// The fixed and sticky elements.
  var pinned: [PinnedReading]
  /// The boxes of text and of controls, in tree order.
  var boxes: [BoxReading]
  /// The elements that reach beyond the layout viewport, outermost first.
  var overflowing: [Overflow]
  /// The number of boxes that were left out because the page has too many.
  var dropped: Int
  /// The facts that the page declares about itself.
  var facts: Facts
  /// Whether the end of the document moved away each of the three times that it was reached.
  var receding: Bool
  /// The scroll offset of the window, x and y.
  var scroll: [Double]
  /// The largest scroll offset of the window, x and y.
  var range: [Double]
  /// The window's `innerWidth` and `innerHeight`.
  var window: [Double]

  /// A box that clips or scrolls its content.
  struct Container: Sendable, Hashable, Decodable {
    /// The number of the element.
    var element: Int
    /// The padding box; the window for a document.
    var rect: RectangleReading
    /// Whether it is the viewport of a document.
    var isRoot: Bool
    /// Whether it moves with the document's scrolling.
    var inFlow: Bool
    /// Whether its content starts at the right.
    var isRightToLeft: Bool
    /// The number of the element whose overflow keeps the user from scrolling the document.
    var lock: Int?
    /// The rectangle of that element.
    var lockRect: RectangleReading?
    /// Its horizontal axis.
    var x: Axis
    /// Its vertical axis.
    var y: Axis
  }

  /// The overflow behavior of a box on one axis.
  struct Axis: Sendable, Hashable, Decodable {
    /// Whether it clips its overflow.
    var clips: Bool
    /// Whether the user can scroll it.
    var scrolls: Bool
    /// The scroll offset.
    var offset: Double
    /// The largest scroll offset.
    var range: Double
  }

  /// An element that is wider than the page.
  struct Overflow: Sendable, Hashable, Decodable {
    /// The number of the element.
    var element: Int
    /// Its rectangle.
    var rect: RectangleReading
  }

  /// The facts that the page declares about itself.
  struct Facts: Sendable, Hashable, Decodable {
    /// The `content` of each viewport meta.
    var metas: [String]
    /// The `clientWidth` of the root.
    var layoutWidth: Double
    /// Whether the root element is laid out from right to left.
    var isRightToLeft: Bool
    /// Whether a meta declares the page a web app.
    var declaresWebApp: Bool
    /// The `content` of `apple-mobile-web-app-status-bar-style`.
    var statusBarStyle: String?
    /// The color of the canvas: the background of the root or of the body.
    var background: String
  }
}
