extension ShotMeasurement {
  /// The size of a screen in its orientation.
  package struct Screen: Sendable, Hashable, Codable {
    /// The width in points.
    package var width: Double
    /// The height in points.
    package var height: Double
    /// Pixels per point.
    package var scale: Double

    /// Creates a screen.
    package init(width: Double, height: Double, scale: Double) {
      self.width = width
      self.height = height
      self.scale = scale
    }
  }

  /// A rectangle from the top left corner of the screen.
  package struct Rectangle: Sendable, Hashable, Codable {
    /// The left edge.
    package var x: Double
    /// The top edge.
    package var y: Double
    /// The horizontal length.
    package var width: Double
    /// The vertical length.
    package var height: Double

    /// Creates a rectangle.
    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// Four lengths, one for each edge.
  package struct Edges: Sendable, Hashable, Codable {
    /// The length at the top.
    package var top: Double
    /// The length at the left.
    package var left: Double
    /// The length at the bottom.
    package var bottom: Double
    /// The length at the right.
    package var right: Double

    /// Creates four lengths.
    package init(top: Double, left: Double, bottom: Double, right: Double) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// A place.
  package struct Point: Sendable, Hashable, Codable {
    /// The horizontal place.
    package var x: Double
    /// The vertical place.
    package var y: Double

    /// Creates a place.
    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A width and a height.
  package struct Size: Sendable, Hashable, Codable {
    /// The horizontal length.
    package var width: Double
    /// The vertical length.
    package var height: Double

    /// Creates a size.
    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// A web view.
  package struct WebView: Sendable, Hashable, Codable {
    /// Its rectangle on the screen.
    package var frame: Rectangle
    /// Its safe area.
    package var safeAreaInsets: Edges

    /// Creates a web view's numbers.
    package init(frame: Rectangle, safeAreaInsets: Edges) {
      self.frame = frame
      self.safeAreaInsets = safeAreaInsets
    }
  }

  /// A web view's scroll view.
  package struct ScrollView: Sendable, Hashable, Codable {
    /// The name of its `contentInsetAdjustmentBehavior`, such as "always".
    package var contentInsetAdjustmentBehavior: String
    /// What the app set.
    package var contentInset: Edges
    /// What is applied.
    package var adjustedContentInset: Edges
    /// The content offset.
    package var contentOffset: Point
    /// The insets of the vertical indicator.
    package var verticalScrollIndicatorInsets: Edges
    /// The insets of the horizontal indicator.
    package var horizontalScrollIndicatorInsets: Edges

    /// Creates a scroll view's numbers.
    package init(
      contentInsetAdjustmentBehavior: String, contentInset: Edges, adjustedContentInset: Edges,
      contentOffset: Point, verticalScrollIndicatorInsets: Edges,
      horizontalScrollIndicatorInsets: Edges
    ) {
      self.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
      self.contentInset = contentInset
      self.adjustedContentInset = adjustedContentInset
      self.contentOffset = contentOffset
      self.verticalScrollIndicatorInsets = verticalScrollIndicatorInsets
      self.horizontalScrollIndicatorInsets = horizontalScrollIndicatorInsets
    }
  }

  /// What a page sees, in CSS pixels.
  package struct Page: Sendable, Hashable, Codable {
    /// The values of `env(safe-area-inset-*)`.
    package var env: Edges
    /// The initial containing block.
    package var layoutViewport: Size
    /// The value of `innerWidth`.
    package var innerWidth: Double
    /// The value of `innerHeight`.
    package var innerHeight: Double

    /// Creates a page's numbers.
    package init(env: Edges, layoutViewport: Size, innerWidth: Double, innerHeight: Double) {
      self.env = env
      self.layoutViewport = layoutViewport
      self.innerWidth = innerWidth
      self.innerHeight = innerHeight
    }
  }
}
